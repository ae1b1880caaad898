package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** A place for an enemy in a combat: five defenders, rampagers beside them, and what they summon. */
public enum Foe implements Named {
    FOE_1,
    FOE_2,
    FOE_3,
    FOE_4,
    FOE_5,
    FOE_6,
    FOE_7,
    FOE_8,
    FOE_9,
    FOE_10,
    FOE_11,
    FOE_12;

    public static final List<Foe> ALL = List.of(values());

    /** Nobody is challenged beyond these: the others are for what is summoned. */
    public static final int CHALLENGED = 8;

    public int bit() {
        return 1 << ordinal();
    }
}
