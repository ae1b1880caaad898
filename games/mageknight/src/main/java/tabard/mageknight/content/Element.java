package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** What an attack or a block is made of; cold fire is fire and ice together (MK-1.5). */
public enum Element implements Named {
    PHYSICAL,
    FIRE,
    ICE,
    COLD_FIRE;

    public static final List<Element> ALL = List.of(values());

    public int bit() {
        return 1 << ordinal();
    }

    /** Those one must resist to resist this one (MK-13.9): for cold fire both, for any other itself. */
    public int parts() {
        return this == COLD_FIRE ? FIRE.bit() | ICE.bit() : bit();
    }

    /** Whether somebody who resists those elements resists this one. */
    public boolean resisted(int resistances) {
        return (resistances & parts()) == parts();
    }
}
