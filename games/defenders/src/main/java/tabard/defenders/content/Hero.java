package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The eight heroes (chapter 15). What each can do stands where it matters; here is only how much life each has. */
public enum Hero implements Named {
    CLERIC,
    DWARF,
    EAGLE_RIDER,
    PALADIN,
    RANGER,
    ROGUE,
    SORCERESS,
    WIZARD;

    public static final List<Hero> ALL = List.of(values());

    private final int life = Content.hero(name()).life();

    public int bit() {
        return 1 << ordinal();
    }

    /** As printed. */
    public int life() {
        return life;
    }
}
