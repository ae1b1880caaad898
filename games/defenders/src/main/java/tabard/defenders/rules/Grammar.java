package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.Arrays;
import tabard.defenders.content.Banner;
import tabard.table.Frame;

/** What is asked of every frame of an agenda that was written by hand. */
final class Grammar {
    private Grammar() {}

    /** A part of a combat lies below what its {@link After} names; all else below anything but an unfinished part of one. */
    static boolean follows(Frame<State, Move> frame, Frame<State, Move> above) {
        var after = frame.getClass().getAnnotation(After.class);
        return after == null ? finished(above) : Arrays.asList(after.value()).contains(above.getClass());
    }

    static boolean finished(Frame<State, Move> above) {
        return !(above instanceof Unfinished part && part.unfinished());
    }

    static void sensible(Frame<State, Move> frame, State s) {
        boolean siege = frame instanceof InSiege || (frame instanceof InCombat && s.attacking());
        if (siege) {
            checkFoe(s);
            checkPlays(s, s.leader());
        } else if (frame instanceof InFight || frame instanceof InCombat) {
            refuseIf(s.isEmpty(FIGHT_PLACE) || s.isEmpty(BLOW) || !s.plays(s.active()), "DR-6.1", "no-fight");
        }
        refuseIf(frame instanceof AtNight && !s.atNight(), "DR-11.2", "no-card");
        switch (frame) {
            case Asks<?> asks -> checkPlays(s, asks.seat());
            case OfHero of -> checkPlays(s, of.banner());
            default -> {}
        }
        if (frame instanceof Needs one) {
            one.needs(s);
        }
    }

    static void checkPlays(State s, Banner banner) {
        refuseIf(!s.plays(banner), "DR-7.9", "no-hero", banner);
    }

    static void checkFoe(State s) {
        refuseIf(!s.attacking() || s.isEmpty(LEADER), "DR-8.2", "no-attack");
    }
}
