package tabard.mageknight;

import java.util.*;
import tabard.bots.loop.Watcher;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** What one game came to: fame, cities and how long the bots thought; with every turn and answer printed, if that is wanted. */
final class Journal implements Watcher<State, Move> {
    private final boolean printed;
    private final List<List<Integer>> rounds = new ArrayList<>();
    private final Map<Hero, Integer> fames = new TreeMap<>();
    private final int[] defenders = new int[City.ALL.size()];
    private int seen;
    private int beaten;
    private int taken;
    private boolean all;
    private int units;
    private int wounds;
    private int turns;
    private int earning;
    private int fame;
    private int round;
    private int turn;
    private long since = System.nanoTime();
    private long longest;

    Journal(boolean printed) {
        this.printed = printed;
    }

    /** Of all heroes, at the end of each round. */
    List<List<Integer>> rounds() {
        return rounds;
    }

    /** At the end. */
    Map<Hero, Integer> fames() {
        return fames;
    }

    int seen() {
        return seen;
    }

    int beaten() {
        return beaten;
    }

    int taken() {
        return taken;
    }

    boolean all() {
        return all;
    }

    /** Levels of the first hero's units at the end. */
    int units() {
        return units;
    }

    /** Of the first hero at the end. */
    int wounds() {
        return wounds;
    }

    /** Turns of which the first hero had one. */
    int turns() {
        return turns;
    }

    /** Those of them that brought fame. */
    int earning() {
        return earning;
    }

    /** In nanoseconds. */
    long longest() {
        return longest;
    }

    @Override
    public void step(State s, Awaits<Move> awaits, Step<Move> step) {
        if (s.round() != round) {
            if (round > 0) {
                endRound(s);
            }
            round = s.round();
        }
        if (s.turn() != turn) {
            turn = s.turn();
            endTurn(s);
            var active = s.active();
            turns += active != null && active.player() == s.players().getFirst() ? 1 : 0;
            if (printed) {
                print(s);
            }
        }
        siege(s);
        if (printed && step instanceof Step.Acted<Move> acted) {
            String text = acted.action().text();
            System.out.print(step instanceof Step.Chosen<Move> ? text + "; " : "[" + text + "]; ");
        }
    }

    private void endTurn(State s) {
        int now = s.fame(s.players().getFirst());
        earning += now > fame ? 1 : 0;
        fame = now;
        longest = Math.max(longest, System.nanoTime() - since);
        since = System.nanoTime();
    }

    private void endRound(State s) {
        rounds.add(s.players().stream().map(s::fame).toList());
    }

    private void siege(State s) {
        for (var city : City.ALL) {
            if (Outlook.level(s, city) > 0) {
                int now = Outlook.defenders(s, city);
                beaten += Math.max(0, defenders[city.ordinal()] - now);
                defenders[city.ordinal()] = now;
            }
        }
    }

    @Override
    public void over(State s, Outcome outcome) {
        endTurn(s);
        endRound(s);
        siege(s);
        for (var player : s.players()) {
            fames.put(s.hero(player), s.fame(player));
        }
        for (var city : City.ALL) {
            seen += Outlook.level(s, city) > 0 ? 1 : 0;
            taken += Outlook.level(s, city) > 0 && Outlook.conquered(s, city) ? 1 : 0;
        }
        all = taken > 0 && taken == s.terms().setting().coreCity();
        var first = s.players().getFirst();
        for (var command : Command.ALL) {
            var unit = s.unit(first, command);
            units += unit == null ? 0 : unit.level();
        }
        for (var zone : Zone.COUNTED) {
            wounds += s.wounds(first, zone);
        }
    }

    private void print(State s) {
        System.out.printf("%nround %d, turn %d, %s%n", round, turn, s.active());
        for (var player : s.players()) {
            System.out.println(told(s, player));
        }
    }

    private static String told(State s, Player player) {
        var text = new StringBuilder(player.word());
        text.append(": fame ").append(s.fame(player)).append(", reputation ").append(s.reputation(player));
        text.append(", hand");
        for (var card : s.cards(player)) {
            text.append(' ').append(card.word());
        }
        text.append(", wounds ")
                .append(s.wounds(player, Zone.HAND))
                .append(", deck ")
                .append(s.deck(player));
        text.append(", units");
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            text.append(unit == null ? "" : " " + unit.word());
        }
        text.append(", cities");
        for (var city : City.ALL) {
            text.append(Outlook.level(s, city) > 0 ? " " + city.word() + " " + Outlook.defenders(s, city) : "");
        }
        var here = s.place(player);
        for (var plot : Plot.ALL) {
            var there = plot.has(Site.CITY) ? s.space(plot) : null;
            if (there != null && here != null) {
                text.append(", ")
                        .append(here.distance(there))
                        .append(" steps from ")
                        .append(plot.word());
            }
        }
        return text.append(", unexplored ").append(Outlook.unexplored(s)).toString();
    }
}
