package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** The ten action spaces of a player board (IM-7.2), with the clause on what each does and its sign. Sets of spaces are bits of an int. */
public enum Space implements Named {
    GOLD("IM-9.1", "gold"),
    ENERGY("IM-9.2", "energy"),
    TRANSITION("IM-9.3", "wingup"),
    BUILD("IM-9.5", "build"),
    ATTACK("IM-9.6", "swords"),
    MARCH("IM-9.7", "swordfoot"),
    LIGHT_TRIBE("IM-12.4", "angel"),
    DARK_TRIBE("IM-12.1", "demon"),
    LIGHT_MAGIC("IM-7.3", "wand"),
    DARK_MAGIC("IM-7.3", "wand");

    public static final List<Space> ALL = List.of(values());
    public static final int EVERY = (1 << ALL.size()) - 1;
    public static final int MAGIC = LIGHT_MAGIC.bit() | DARK_MAGIC.bit();
    public static final int ARMY = EVERY & ~MAGIC;

    private final String clause;
    private final String symbol;

    Space(String clause, String symbol) {
        this.clause = clause;
        this.symbol = symbol;
    }

    public String clause() {
        return clause;
    }

    public String symbol() {
        return symbol;
    }

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
