package tabard.mageknight.rules;

import java.util.*;
import java.util.function.ToIntFunction;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.turn.Journey;
import tabard.table.Outcome;
import tabard.table.scene.Said;

/** Chapter 21: what each hero has achieved, and who has won. */
public final class Scoring {
    /** Achievements that are counted for everybody (MK-21.2). */
    public enum Category {
        KNOWLEDGE,
        LOOT,
        LEADER,
        ADVENTURER,
        CONQUEROR,
        BEATING;

        private static final List<Category> ALL = List.of(values());
    }

    private static final List<Plot> ADVENTURES = Plot.ALL.stream()
            .filter(plot -> plot.site().is(Site.Type.ADVENTURE))
            .toList();
    private static final List<Plot> CONQUESTS = Plot.ALL.stream()
            .filter(plot -> plot.has(Site.KEEP) || plot.has(Site.MAGE_TOWER) || plot.has(Site.MONASTERY))
            .toList();

    private static final int TITLE = 3;
    private static final int TIED_TITLE = 1;
    private static final int GREAT_TITLE = 5;
    private static final int TIED_GREAT_TITLE = 2;

    private Scoring() {}

    /** All own deed cards count, wherever they are (MK-21.1). */
    public static int of(State s, Player player, Category category) {
        return switch (category) {
            case KNOWLEDGE -> 2 * cards(s, player, DeedCard.SPELLS) + cards(s, player, DeedCard.ADVANCED_ACTIONS);
            case LOOT -> {
                int crystals = 0;
                for (var basic : Mana.BASIC) {
                    crystals += s.crystals(player, basic);
                }
                yield 2 * cards(s, player, DeedCard.ARTIFACTS) + crystals / 2;
            }
            case LEADER -> {
                int levels = 0;
                for (var command : Command.ALL) {
                    var unit = s.unit(player, command);
                    int level = unit == null ? 0 : unit.level();
                    levels += s.count(State.HURT, player, command) > 0 ? level / 2 : level;
                }
                yield levels;
            }
            case ADVENTURER -> {
                int points = 0;
                for (var plot : ADVENTURES) {
                    if (s.is(State.SHIELD, plot, player)) {
                        boolean deep = plot.has(Site.DUNGEON) || plot.has(Site.TOMB);
                        points += deep && counts(s, Scenario.Scoring.DUNGEONS) ? 4 : 2; // MK-28.35
                    }
                }
                yield points;
            }
            case CONQUEROR -> {
                int shields = 0;
                for (var plot : CONQUESTS) {
                    shields += s.is(State.SHIELD, plot, player) ? 1 : 0;
                }
                yield 2 * shields;
            }
            case BEATING -> {
                int wounds = 0;
                for (var zone : Zone.COUNTED) {
                    wounds += s.wounds(player, zone);
                }
                yield -2 * wounds;
            }
        };
    }

    private static int cards(State s, Player player, List<DeedCard> sort) {
        int count = 0;
        for (int i = 0; i < sort.size(); i++) {
            var spot = s.spot(sort.get(i));
            count += spot != null && spot.player() == player && spot.zone() != Zone.AWAY ? 1 : 0;
        }
        return count;
    }

    private static boolean counts(State s, Scenario.Scoring what) {
        return s.terms().scenario().counts(what);
    }

    /** Everything the heroes have earned: fame, achievements, titles, which compare them, and what the scenario counts. */
    private static int[] totals(State s) {
        var players = s.players();
        int[] sums = new int[players.size()];
        for (var player : players) {
            sums[player.ordinal()] = s.fame(player);
        }
        for (var category : Category.ALL) {
            int[] points = each(s, player -> of(s, player, category));
            add(sums, points);
            if (counts(s, Scenario.Scoring.TITLES)) {
                title(s, category, points, sums);
            }
        }
        if (counts(s, Scenario.Scoring.CITY_SHIELDS)) {
            great(each(s, player -> led(s, player)), sums);
        }
        if (counts(s, Scenario.Scoring.MINES)) {
            great(each(s, player -> Mines.points(s, player)), sums);
        }
        return sums;
    }

    private static int[] each(State s, ToIntFunction<Player> points) {
        int[] each = new int[s.players().size()];
        for (int i = 0; i < each.length; i++) {
            each[i] = points.applyAsInt(Player.ALL.get(i));
        }
        return each;
    }

    private static void add(int[] sums, int[] points) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += points[i];
        }
    }

    /** Most points in a category; most lost by Beating; nothing for a tie at 0 (MK-21.3). */
    private static void title(State s, Category category, int[] points, int[] sums) {
        if (category == Category.ADVENTURER && counts(s, Scenario.Scoring.DUNGEONS)) {
            title(points, GREAT_TITLE, TIED_GREAT_TITLE, sums); // MK-28.36
        } else if (category == Category.BEATING) {
            int[] lost = new int[points.length];
            for (int i = 0; i < lost.length; i++) {
                lost[i] = -points[i];
            }
            title(lost, -TITLE, -TIED_TITLE, sums);
        } else {
            title(points, TITLE, TIED_TITLE, sums);
        }
    }

    /** What is counted, and the great title for it: MK-21.4, 28.15 */
    private static void great(int[] points, int[] sums) {
        add(sums, points);
        title(points, GREAT_TITLE, TIED_GREAT_TITLE, sums);
    }

    private static void title(int[] points, int title, int tied, int[] sums) {
        int best = 0;
        int leaders = 0;
        for (int each : points) {
            leaders = each > best ? 1 : each == best ? leaders + 1 : leaders;
            best = Math.max(best, each);
        }
        for (int i = 0; best > 0 && i < points.length; i++) {
            sums[i] += points[i] < best ? 0 : leaders > 1 ? tied : title;
        }
    }

    /** 7 for each city led, 4 for another with an own shield (MK-21.4). */
    private static int led(State s, Player player) {
        int sum = 0;
        for (var city : City.ALL) {
            if (s.count(State.CITY_LEVEL, city) > 0
                    && Journey.conquered(s, city)
                    && s.contains(State.CITY_SHIELDS, city, player)) {
                sum += HandLimit.leader(s, city) == player ? 7 : 4;
            }
        }
        return sum;
    }

    /** Lowest fame, and in each category the best player only; for Beating the worst (MK-21.6). */
    private static int team(State s) {
        int sum = least(each(s, s::fame));
        for (var category : Category.ALL) {
            int[] points = each(s, player -> of(s, player, category));
            sum += category == Category.BEATING ? least(points) : most(points);
        }
        boolean each =
                s.players().stream().allMatch(player -> City.ALL.stream().anyMatch(city -> leads(s, player, city)));
        return sum + goal(s) + (each ? 10 : 0);
    }

    private static int least(int[] points) {
        int least = points[0];
        for (int one : points) {
            least = Math.min(least, one);
        }
        return least;
    }

    private static int most(int[] points) {
        int most = points[0];
        for (int one : points) {
            most = Math.max(most, one);
        }
        return most;
    }

    private static boolean leads(State s, Player player, City city) {
        return s.count(State.CITY_LEVEL, city) > 0 && Journey.conquered(s, city) && HandLimit.leader(s, city) == player;
    }

    /** Cities, rounds and cards saved; the last two only when the goal was reached (MK-21.5). */
    private static int goal(State s) {
        int cities =
                s.terms().scenario().end() == Scenario.End.CITY_REVEALED ? s.is(State.GOAL) ? 1 : 0 : Goals.cities(s);
        int sum = 10 * cities;
        if (s.is(State.GOAL)) {
            boolean conquest = s.terms().scenario().end() == Scenario.End.CITIES_CONQUERED;
            sum += conquest ? 15 : 0;
            sum += 30 * (s.terms().setting().rounds() - s.round());
            sum += new OfferSheet(s).dummyDeck();
            sum += s.announced() == null ? 5 : 0;
        }
        return sum;
    }

    /** How the game has ended. */
    public static Outcome outcome(State s) {
        var scenario = s.terms().scenario();
        var players = s.players();
        if (counts(s, Scenario.Scoring.ON_THE_PORTAL)) {
            var winner = Portal.winner(s);
            var nothing = players.stream().map(_ -> 0).toList();
            return winner == null
                    ? new Outcome(List.of(), nothing, Said.of("over.nobody-returned"))
                    : new Outcome(List.of(winner), nothing, Said.of("over.returned", winner.said()));
        }
        if (scenario.kind() == Scenario.Kind.COOPERATIVE || players.size() == 1) {
            int points = players.size() == 1 ? alone(s, players.getFirst()) : team(s);
            var each = players.stream().map(_ -> points).toList();
            return s.is(State.GOAL)
                    ? Outcome.together(players, each, Said.of("over.goal", points))
                    : Outcome.together(List.of(), each, Said.of("over.no-goal", points));
        }
        int[] sums = totals(s);
        var points = new ArrayList<Integer>(sums.length);
        int most = Integer.MIN_VALUE;
        for (int sum : sums) {
            points.add(sum);
            most = Math.max(most, sum);
        }
        var winners = new ArrayList<Player>(1);
        for (var player : players) {
            if (sums[player.ordinal()] == most) {
                winners.add(player);
            }
        }
        return new Outcome(
                winners,
                points,
                winners.size() == 1
                        ? Said.of("over.points", winners.getFirst().said(), most)
                        : Said.of("over.shared", most));
    }

    /** No titles (MK-20.2, 21.5). */
    private static int alone(State s, Player player) {
        int sum = s.fame(player) + goal(s);
        for (var category : Category.ALL) {
            sum += of(s, player, category);
        }
        return sum;
    }
}
