package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** What holds to the end of the turn and is no number (MK-9.8). */
public enum Force implements Named {
    /** MK-26.14 */
    ALL_COLD_FIRE,
    /** MK-26.14 */
    ALL_SIEGE,
    /** MK-25.6 */
    DOUBLE_PHYSICAL,
    /** MK-23.14 */
    NO_SITE_FORTIFICATION,
    /** MK-23.14 */
    NO_DAMAGE_TO_UNITS,
    /** MK-26.13 */
    UNITS_RESIST_PHYSICAL,
    UNITS_RESIST_FIRE,
    UNITS_RESIST_ICE,
    /** MK-25.11 */
    GOLD_WORKS,
    /** MK-25.11 */
    BLACK_WORKS,
    /** Garrisons and ruins are seen as by day (MK-25.11). */
    SEES_AS_BY_DAY,
    /** No Source die may be used any more this turn (MK-26.2). */
    NO_MORE_DICE,
    /** One mana may count as another (MK-26.3). */
    POLARIZED,
    /** Wounds got this turn may be thrown away at its end (MK-25.3). */
    WOUNDS_AWAY,
    /** Cards played come back to the hand at the end of the turn, and nothing is drawn (MK-24.32). */
    TIME_BENT,
    /** A combat was fought (MK-13.1). */
    FOUGHT,
    /** Whoever began the shared assault that is on has bent time: nothing is drawn when it is over (MK-24.32, 17.7). */
    STILL_BENT;

    public static final List<Force> ALL = List.of(values());
}
