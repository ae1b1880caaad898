package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The time of day of a round (MK-4.6). */
public enum Time implements Named {
    DAY,
    NIGHT;

    public static final List<Time> ALL = List.of(values());

    public Time next() {
        return this == DAY ? NIGHT : DAY;
    }
}
