package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** What a combat is about. */
public enum Venture implements Named {
    /** Rampagers alone, challenged or provoked (MK-10.7, 13.2). */
    CHALLENGE,
    /** A keep, mage tower or city (MK-10.8). */
    ASSAULT,
    /** A part of a city's defenders, together with other heroes (MK-17.4). */
    SHARED_ASSAULT,
    /** An adventure site (MK-12.6 to 12.12). */
    ADVENTURE,
    /** MK-12.2 */
    BURNING,
    /** MK-28.9 */
    LIBERATION,
    /** MK-28.18 */
    INCANTATION,
    /** Another hero (MK-19.1). */
    DUEL;

    public static final List<Venture> ALL = List.of(values());

    /** The site fortifies its defenders (MK-13.8). */
    public boolean fortified() {
        return this == ASSAULT || this == SHARED_ASSAULT;
    }

    /** Rampagers may be challenged besides (MK-13.2). */
    public boolean gathers() {
        return this == CHALLENGE || fortified();
    }
}
