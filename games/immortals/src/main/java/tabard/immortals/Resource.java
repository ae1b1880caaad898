package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** What prices are paid in (IM-1.9). */
enum Resource implements Named {
    GOLD,
    ENERGY;

    static final List<Resource> ALL = List.of(values());
}
