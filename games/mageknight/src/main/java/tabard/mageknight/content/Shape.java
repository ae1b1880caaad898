package tabard.mageknight.content;

import java.util.*;
import tabard.table.Named;

/** How far a map may grow (MK-3.3, 3.4): slots are x * a + y * b, counted from the start tile. */
public enum Shape implements Named {
    WEDGE,
    OPEN,
    OPEN_4,
    OPEN_3;

    /** A place for a tile, in steps of the lattice. */
    public record Slot(int x, int y) {
        /** Of its centre (MK-3.2). */
        public int q() {
            return x * A[0] + y * B[0];
        }

        public int r() {
            return x * A[1] + y * B[1];
        }

        /** The six slots that share three edges with this one. */
        public List<Slot> touching() {
            return List.of(
                    new Slot(x + 1, y),
                    new Slot(x, y + 1),
                    new Slot(x - 1, y + 1),
                    new Slot(x - 1, y),
                    new Slot(x, y - 1),
                    new Slot(x + 1, y - 1));
        }
    }

    public static final List<Shape> ALL = List.of(values());

    /** The start tile's. */
    public static final Slot START = new Slot(0, 0);

    private static final int[] A = Entry.file("tiles.json").entry("lattice").numbers("a");
    private static final int[] B = Entry.file("tiles.json").entry("lattice").numbers("b");

    private final String start;
    private final int[] x;
    private final int[] y;
    private final int least;
    private final List<Slot> setUp;
    private final boolean coast;

    Shape() {
        var entry = Entry.about("tiles.json", "shapes", word());
        entry.name();
        start = entry.text("start");
        x = entry.range("x");
        y = entry.range("y");
        least = entry.number("x_plus_y_min", Integer.MIN_VALUE);
        setUp = entry.pairs("set_up").stream().map(at -> new Slot(at[0], at[1])).toList();
        coast = entry.yes("coast", false);
        entry.done();
    }

    /** The side of the start tile that lies at the origin. */
    public Tile start() {
        return Tile.of(start);
    }

    /** Where tiles lie from the beginning, in that order (MK-3.5). */
    public List<Slot> setUp() {
        return setUp;
    }

    public boolean holds(Slot slot) {
        return x[0] <= slot.x && slot.x <= x[1] && y[0] <= slot.y && slot.y <= y[1] && slot.x + slot.y >= least;
    }

    /** On the coast no core tile may lie (MK-3.3, 3.7). */
    public boolean coast(Slot slot) {
        return coast && (slot.x == 0 || slot.y == 0);
    }
}
