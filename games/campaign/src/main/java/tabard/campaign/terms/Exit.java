package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** How a player went out, where that decides who has won (CA-21.45): in the turn in which nobody was left. */
public enum Exit implements Named {
    LAST;

    public static final List<Exit> ALL = List.of(values());
}
