package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** What is to be remembered of an enemy in a combat. */
public enum Mark implements Named {
    /** Of the site that is fought over (MK-13.3). */
    DEFENDER,
    /** Drawn by a summoner, and gone when blocked or after its damage (MK-13.31). */
    SUMMONED,
    /** It has summoned, and cannot be touched until the attack phase (MK-13.31). */
    SUMMONER,
    /** It does not attack in this combat (MK-13.18). */
    NO_ATTACK,
    /** It has lost its fortification, the token's and the site's (MK-23.13). */
    OPEN,
    NO_PHYSICAL_RESISTANCE,
    NO_FIRE_RESISTANCE,
    NO_ICE_RESISTANCE,
    /** Its Defend has been used (MK-13.36). */
    DEFENDED;

    public static final List<Mark> ALL = List.of(values());
}
