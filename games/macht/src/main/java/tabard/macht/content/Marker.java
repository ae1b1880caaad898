package tabard.macht.content;

import java.util.List;
import tabard.table.Named;

/** The four kinds of province markers (MO-1.1). */
public enum Marker implements Named {
    CASTLE,
    ARMOUR,
    TENT,
    KEYS;

    public static final List<Marker> ALL = List.of(values());

    /** How many the box holds (MO-1.7). */
    public int count() {
        return Content.BOX.markers().getOrDefault(this, 0);
    }
}
