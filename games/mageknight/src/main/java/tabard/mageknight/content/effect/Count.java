package tabard.mageknight.content.effect;

import java.util.List;
import tabard.table.Named;

/** What an amount may count. */
public enum Count implements Named {
    /** MK-24.16 */
    WOUND_IN_HAND_OR_ON_UNITS,
    /** Enemies of this combat not yet defeated (MK-23.9). */
    ENEMY_FACED,
    /** Ability icons, attack colours and resistances of the enemy this block is for (MK-24.4). */
    ICON_OF_BLOCKED_ENEMY,
    /** MK-26.9 */
    READY_UNWOUNDED_UNIT,
    /** Colours of which a crystal is owned (MK-26.8). */
    CRYSTAL_COLOUR_OWNED,
    /** Cards given up by the effect just before (MK-23.8). */
    CARD_GIVEN,
    /** Mana paid by the effect just before (MK-23.7). */
    MANA_PAID;

    public static final List<Count> ALL = List.of(values());
}
