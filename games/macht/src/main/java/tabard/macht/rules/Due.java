package tabard.macht.rules;

import tabard.macht.content.Side;
import tabard.table.Refusal;

/** What a frame says about hand-written agendas: each comes first there, unless it says otherwise. */
interface Due {
    /** Whether it can come up in the turn of that side. */
    default boolean inTurnOf(Side side) {
        return false;
    }

    default void require(boolean possible, String clause) {
        Refusal.unless(possible, clause, "refused.impossible", State.FRAMES.text((Record) this));
    }
}
