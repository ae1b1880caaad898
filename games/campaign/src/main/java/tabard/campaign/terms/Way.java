package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** How a step is made: over an open border, through a portal (CA-18.11), or over a closed border (CA-4.17). */
public enum Way implements Named {
    WALK,
    JUMP,
    INFILTRATE;

    public static final List<Way> ALL = List.of(values());
}
