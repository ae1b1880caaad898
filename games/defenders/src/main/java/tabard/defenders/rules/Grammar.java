package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.Arrays;
import tabard.defenders.content.Banner;
import tabard.table.*;

/** What is asked of every frame of an agenda that was written by hand. */
interface Grammar extends OnAgenda<State, Move> {
    /** Refuses a position without what this frame needs, beyond what its kinds say of it. */
    default void needs(State s) {}

    /** A part of a combat lies below what its {@link After} names; all else below anything but an unfinished part of one. */
    @Override
    default boolean follows(Frame<State, Move> above) {
        var after = getClass().getAnnotation(After.class);
        return after == null ? finished(above) : Arrays.asList(after.value()).contains(above.getClass());
    }

    static boolean finished(Frame<State, Move> above) {
        return !(above instanceof Unfinished part && part.unfinished());
    }

    @Override
    default void sensible(State s) {
        if (this instanceof InSiege || (this instanceof InCombat && s.attacking())) {
            checkFoe(s);
            checkPlays(s, s.leader());
        } else if (this instanceof InFight || this instanceof InCombat) {
            refuseIf(s.isEmpty(FIGHT_PLACE) || s.isEmpty(BLOW) || !s.plays(s.active()), "DR-6.1", "no-fight");
        }
        refuseIf(this instanceof AtNight && !s.atNight(), "DR-11.2", "no-card");
        switch (this) {
            case Asks<?> asks -> checkPlays(s, asks.seat());
            case OfHero of -> checkPlays(s, of.banner());
            default -> {}
        }
        needs(s);
    }

    static void checkPlays(State s, Banner banner) {
        refuseIf(!s.plays(banner), "DR-7.9", "no-hero", banner);
    }

    static void checkFoe(State s) {
        refuseIf(!s.attacking() || s.isEmpty(LEADER), "DR-8.2", "no-attack");
    }
}
