package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** What the card on an army space does (IM-9, IM-12). */
public enum Deed implements Named {
    EXTRACT_GOLD,
    EXTRACT_ENERGY,
    TRANSITION,
    BUILD,
    ATTACK,
    ATTACK_OR_MOVE,
    SANCTUARY;

    public static final List<Deed> ALL = List.of(values());

    /** IM-7.6 */
    public boolean extracts() {
        return this == EXTRACT_GOLD || this == EXTRACT_ENERGY;
    }
}
