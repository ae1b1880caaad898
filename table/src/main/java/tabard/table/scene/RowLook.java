package tabard.table.scene;

/** How a row of things is laid out. The page draws each of these and no other. */
public enum RowLook {
    /** One below the other. */
    STACK,
    /** Side by side, in so many columns. */
    COLUMNS,
    /** A framed part of the table with others in it. */
    PANEL,
    /** One after the other, wrapped. */
    LINE,
    /** In so many columns, with holes where nothing lies. */
    GRID,
    /** Cards that overlap where there is little room. */
    FAN,
    /** One below the other, each in a line: its sign, its name, and what is printed on it. */
    LIST,
    /** One thing with all that is to be known of it, line by line; pressed as a whole. */
    SHEET,
    /** A space for one card, with its name and price. */
    SLOT,
    /** A seat's panel. */
    SEAT,
    /** What stands in the head of a seat's panel. */
    SCORE,
    /** What holds for everybody now, large. */
    BANNER
}
