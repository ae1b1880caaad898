package tabard.mageknight.rules.turn;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.combat.Battle;
import tabard.mageknight.rules.round.*;
import tabard.table.*;

/** MK-28.16 to 28.24: Druid Nights. */
public final class Druids {
    private static final int FIRST_NIGHT = 2;
    private static final int SECOND_NIGHT = 4;

    private Druids() {}

    /** The glade is marked, and the movement is over. */
    @Rule("MK-28.17")
    public record MarkGlade() implements Sites.Venturing {}

    @Rule("MK-28.18")
    public record Incant() implements Sites.Venturing {}

    /** At the end of the movement, be it that a step has provoked somebody (MK-28.17). */
    static void addMark(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (!s.has(Feature.INCANTATIONS) || (!s.part().moving() && s.part() != Part.ACTED)) {
            return;
        }
        var plot = s.plot(s.stands(player));
        picks.addIf(
                plot != null && plot.has(Site.MAGICAL_GLADE) && !s.has(State.MARKED, player, plot), new MarkGlade());
    }

    static void add(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (!s.has(Feature.INCANTATIONS)) {
            return;
        }
        var plot = s.plot(s.stands(player));
        picks.addIf(
                !s.day()
                        && !s.is(State.INCANTED, player)
                        && s.size(State.MARKED, player) > 0
                        && (plot == null || !inhabited(s, plot)),
                new Incant());
    }

    /** Village, unburned monastery, conquered keep or mage tower, city (MK-28.18). */
    private static boolean inhabited(State s, Plot plot) {
        return plot.site().is(Site.Type.FORTIFIED) || (plot.site().is(Site.Type.INHABITED) && s.shield(plot) == null);
    }

    static void mark(State s, Player player) {
        s.add(State.MARKED, player, Objects.requireNonNull(s.plot(s.stands(player))));
        if (s.part() == Part.ACTED) {
            return; // the action is taken already
        }
        s.set(State.PART, Part.HALTED);
        s.set(State.MOVE, Battle.converts(s, player, tabard.mageknight.content.effect.Gain.Pool.MOVE) ? s.move() : 0);
    }

    /** 1 token for each own mark, brown in the first night, red in the second (MK-28.19). */
    static void incant(State s, Player player) {
        int marks = s.size(State.MARKED, player);
        s.set(State.INCANTED, player, true);
        s.set(State.SHARE, player, marks);
        Battle.begin(s, player, Venture.INCANTATION, null);
        for (int i = 0; i < marks; i++) {
            s.push(new Beckoning(s.round() == FIRST_NIGHT ? Back.BROWN : Back.RED));
        }
    }

    public record Beckoning(Back back) implements Runs {
        @Override
        public void run(State s) {
            Piles.batch(s, back);
            s.push(new Invoking(back));
        }
    }

    @Rule(value = "MK-28.19", moves = true)
    public record Invoking(Back back) implements Draws<Reveal.Appeared> {
        @Override
        public Lottery<Reveal.Appeared> lottery(State s) {
            return Piles.lottery(s, back, s.count(State.BATCH, back));
        }

        @Override
        public void answer(State s, Reveal.Appeared drawn) {
            Piles.take(s, drawn.enemy(), s.count(State.BATCH, back));
            Battle.enlist(s, drawn.enemy(), null, null);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.VENTURE, Venture.INCANTATION), "MK-28.19", "refused.no-combat");
        }
    }

    /** Random crystals for each token drawn, defeated or not, twice as many in the second night (MK-28.20). */
    public static void over(State s, Player player, int drawn) {
        s.set(State.SHARE, player, 0);
        s.add(State.PRIZES, Prize.RANDOM_CRYSTAL, s.round() == SECOND_NIGHT ? 2 * drawn : drawn);
    }

    /** Marks are taken off at the end of round 2 (MK-28.22). */
    public static void roundEnds(State s) {
        for (var player : s.players()) {
            s.set(State.INCANTED, player, false);
            if (s.round() == FIRST_NIGHT + 1) {
                var marked = new ArrayList<Plot>();
                s.each(State.MARKED, player).forEach(marked::add);
                marked.forEach(plot -> s.remove(State.MARKED, player, plot));
            }
        }
    }

    /** Everybody has made the second incantation (MK-28.24). */
    public static boolean done(State s) {
        return s.round() == SECOND_NIGHT && s.players().stream().allMatch(player -> s.is(State.INCANTED, player));
    }
}
