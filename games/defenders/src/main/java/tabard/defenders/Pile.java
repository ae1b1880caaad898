package tabard.defenders;

import java.util.List;
import tabard.table.Named;

/** Where a darkness card is when it is not in the deck. */
enum Pile implements Named {
    DISCARDS,
    OUT;

    static final List<Pile> ALL = List.of(values());
}
