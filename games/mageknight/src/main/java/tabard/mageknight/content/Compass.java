package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The seven spaces of a tile: its centre and the six around it, in axial coordinates with a point on top (MK-3.1). */
public enum Compass implements Named {
    C,
    NE,
    E,
    SE,
    SW,
    W,
    NW;

    public static final List<Compass> ALL = List.of(values());

    /** The six ways to go. */
    public static final List<Compass> AROUND = ALL.subList(1, 7);

    private final int q;
    private final int r;

    Compass() {
        int[] at = Entry.file("tiles.json").entry("positions").numbers(name());
        q = at[0];
        r = at[1];
    }

    public int q() {
        return q;
    }

    public int r() {
        return r;
    }
}
