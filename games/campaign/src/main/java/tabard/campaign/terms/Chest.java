package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** The gold objectives of a battle, two at most (CA-15.10). */
public enum Chest implements Named {
    FIRST,
    SECOND;

    public static final List<Chest> ALL = List.of(values());
}
