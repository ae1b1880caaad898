package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** Where a darkness card is when it is not in the deck. */
public enum DarknessSpot implements Named {
    DISCARDS,
    OUT;

    public static final List<DarknessSpot> ALL = List.of(values());
}
