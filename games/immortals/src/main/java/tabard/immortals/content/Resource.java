package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** What prices are paid in (IM-1.9). */
public enum Resource implements Named {
    GOLD,
    ENERGY;

    public static final List<Resource> ALL = List.of(values());
}
