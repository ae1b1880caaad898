package tabard.table.scene;

/** How a vessel is drawn. The page draws each of these and no other. */
public enum VesselLook {
    HOURGLASS,
    /** What is thrown in above sticks or falls into the tray, the first row in it. */
    TOWER,
    /** Its name and how many are in it. */
    BAG,
    /** A pile: what lies on top, and how many. */
    DECK
}
