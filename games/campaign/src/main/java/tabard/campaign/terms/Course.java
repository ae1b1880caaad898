package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/**
 * How far a battle has come, once it is set up: it is fought on screen (CA-21.34) or at the table, where reports are awaited, a side that
 * waived its own is to confirm the other's (CA-21.31), or the umpire is to decide (CA-21.32); it is settled; and then the winner takes the
 * land, or leaves it.
 */
public enum Course implements Named {
    VIRTUAL,
    TABLE,
    A_WAIVED,
    B_WAIVED,
    REFERRED,
    SETTLED,
    ANNEXED,
    SPARED;

    public static final List<Course> ALL = List.of(values());

    /** Whether reports of it lie with the umpire, unseen by others. */
    public boolean reported() {
        return this == TABLE || this == A_WAIVED || this == B_WAIVED || this == REFERRED;
    }

    public static Course waived(Side side) {
        return side == Side.A ? A_WAIVED : B_WAIVED;
    }

    /** Whether it waits for this side's signature under the other's report. */
    public boolean unsigned(Side side) {
        return this == waived(side);
    }
}
