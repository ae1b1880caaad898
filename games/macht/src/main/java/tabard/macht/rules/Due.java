package tabard.macht.rules;

import tabard.macht.content.Side;
import tabard.table.*;

/** What a frame says about hand-written agendas: each comes first there, unless it says otherwise. */
interface Due extends OnAgenda<State, Move> {
    @Override
    default boolean follows(Frame<State, Move> above) {
        return false;
    }

    /** Whether it can come up in the turn of that side. */
    default boolean inTurnOf(Side side) {
        return false;
    }

    default void require(boolean possible, String clause) {
        Refusal.unless(possible, clause, "refused.impossible", State.FRAMES.text((Record) this));
    }
}
