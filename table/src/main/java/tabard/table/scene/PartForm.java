package tabard.table.scene;

/** The outline of a thing: kinds differ by it, never by colour alone. The page draws each of these and no other. */
public enum PartForm {
    SHIELD,
    DISC,
    RING,
    MARKER,
    TRIANGLE,
    SQUARE,
    LOZENGE,
    /** There is but one of it, as of a figure: no number stands beside it. */
    PENTAGON,
    FIGURE,
    HOUSE,
    /** A seat's arms. */
    COAT,
    CUBE,
    DIE,
    /** A symbol and a number. */
    STAT,
    TILE,
    CARD,
    /** A card or tile face down. */
    BACK
}
