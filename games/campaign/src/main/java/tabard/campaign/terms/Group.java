package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** The orders of one player: the two moves of a shape, and the step of a Forced March by troops that were not ordered to move (CA-7.2, 4.9). */
public enum Group implements Named {
    FIRST,
    SECOND,
    MARCH;

    public static final List<Group> ALL = List.of(values());
}
