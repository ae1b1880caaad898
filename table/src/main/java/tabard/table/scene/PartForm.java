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
    /** Troops: a charge, how many they are (its face), and a bar for each four and a dot for each one of its count. */
    COUNTER,
    /** A small flag in its owner's colour. */
    PENNON,
    /** A symbol in a square, with a bar in its owner's colour. */
    BUILDING,
    /** A seat's arms. */
    COAT,
    CUBE,
    DIE,
    /** A symbol and a number. */
    STAT,
    /** Round, with a rim in the colour of its back and two numbers on its face; face down, that colour only. */
    TOKEN,
    TILE,
    CARD,
    /** A card or tile face down. */
    BACK
}
