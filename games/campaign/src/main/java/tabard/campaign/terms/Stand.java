package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/**
 * What a side has said about a battle beside its report: that it would rather fight on screen (CA-21.52), that its report is its own, that
 * it waives one, that it does not confirm the other's (CA-21.31), or that the umpire may decide what still differs (CA-21.32).
 */
public enum Stand implements Named {
    VIRTUAL,
    ENTERED,
    WAIVED,
    DENIED,
    REFERRED;

    public static final List<Stand> ALL = List.of(values());
}
