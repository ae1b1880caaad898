package tabard.table.scene;

/** What a zone looks like. On a surface the first five have coordinates; the last three are laid out by the page. */
public sealed interface Shape {
    /** A map with its own coordinates; art names the symbol drawn below everything. */
    record Surface(double x, double y, double w, double h, String art) implements Shape {}

    /** An outline, where pieces stand in it, and where the verdict hangs. */
    record Area(String path, double x, double y, double bx, double by) implements Shape {}

    /** A hexagon with a point on top, on a map that is made of such. */
    record Hex(double x, double y, double r) implements Shape {}

    record Node(double x, double y, double r) implements Shape {}

    record Link(String a, String b, String path, boolean oneWay) implements Shape {}

    /** Laid out by its look; columns is 0 where the look has none. */
    record Row(RowLook look, @Usual(0) int columns) implements Shape {}

    /** A row of cells that are zones without being listed: "vp.0" to "vp.12". */
    record Track(int from, int to) implements Shape {}

    /** One drawing that holds a count. */
    record Vessel(VesselLook look) implements Shape {}
}
