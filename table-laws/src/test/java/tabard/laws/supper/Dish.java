package tabard.laws.supper;

import java.util.List;
import tabard.table.Named;

/** What is eaten. */
enum Dish implements Named {
    ALE,
    BREAD,
    CHEESE;

    static final List<Dish> ALL = List.of(values());

    /** How many of each there are. */
    static final int COUNT = 4;
}
