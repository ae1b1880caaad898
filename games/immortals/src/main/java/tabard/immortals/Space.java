package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** The ten action spaces of a player board (IM-7.2). Sets of spaces are bits of an int. */
enum Space implements Named {
    GOLD,
    ENERGY,
    TRANSITION,
    BUILD,
    ATTACK,
    MARCH,
    LIGHT_TRIBE,
    DARK_TRIBE,
    LIGHT_MAGIC,
    DARK_MAGIC;

    static final List<Space> ALL = List.of(values());
    static final int EVERY = (1 << ALL.size()) - 1;
    static final int MAGIC = LIGHT_MAGIC.bit() | DARK_MAGIC.bit();
    static final int ARMY = EVERY & ~MAGIC;

    int bit() {
        return 1 << ordinal();
    }

    boolean magic() {
        return ordinal() >= LIGHT_MAGIC.ordinal();
    }

    /** The first of a set that is not empty. */
    static Space first(int set) {
        return ALL.get(Integer.numberOfTrailingZeros(set));
    }
}
