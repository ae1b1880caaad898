package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** The phases of a combat (MK-13.1); they never go back. */
public enum Phase implements Named {
    /** Before the first attack: the only moment for some effects (MK-13.4). */
    START,
    /** Ranged and siege attacks (MK-13.7). */
    RANGED,
    /** MK-13.13 */
    BLOCK,
    /** MK-13.19 */
    DAMAGE,
    /** MK-13.23 */
    ATTACK;

    public static final List<Phase> ALL = List.of(values());

    /** Ranged and siege attacks are made, with or without one made before. */
    public boolean fromAfar() {
        return this == START || this == RANGED;
    }

    @Override
    public String word() {
        return Named.super.word() + "-phase";
    }
}
