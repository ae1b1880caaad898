package tabard.immortals.content;

import java.util.List;
import java.util.Objects;
import tabard.table.Named;

/** What can be built (IM-10). Only the last two keep a region's one building tile occupied. */
public enum Building implements Named {
    PORTAL,
    SANCTUARY,
    CAPITAL;

    public static final List<Building> ALL = List.of(values());

    /** VP to the builder (IM-10.1, 10.4). */
    public int points() {
        return Objects.requireNonNull(Content.NUMBERS.buildings().get(this)).vpNow();
    }
}
