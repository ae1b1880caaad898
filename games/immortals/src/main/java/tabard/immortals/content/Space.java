package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** The ten action spaces of a player board (IM-7.2). Sets of spaces are bits of an int. */
public enum Space implements Named {
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

    public static final List<Space> ALL = List.of(values());
    public static final int EVERY = (1 << ALL.size()) - 1;
    public static final int MAGIC = LIGHT_MAGIC.bit() | DARK_MAGIC.bit();
    public static final int ARMY = EVERY & ~MAGIC;

    public int bit() {
        return 1 << ordinal();
    }

    public boolean magic() {
        return ordinal() >= LIGHT_MAGIC.ordinal();
    }

    /** A set of spaces, to walk. */
    public static Subset<Space> of(int set) {
        return new Subset<>(ALL, set);
    }

    /** "Gold" is also what is extracted there. */
    @Override
    public Object said() {
        return "@space." + word();
    }
}
