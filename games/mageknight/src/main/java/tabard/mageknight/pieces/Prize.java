package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** What was won this turn and is taken at its end, in the player's order (MK-16.5). */
public enum Prize implements Named {
    ARTIFACT,
    SPELL,
    ADVANCED_ACTION,
    UNIT,
    /** One crystal of each basic colour. */
    CRYSTALS,
    /** MK-12.16 */
    RANDOM_CRYSTAL,
    /** A die decides between a spell and an artifact (MK-12.8). */
    DUNGEON_DIE;

    public static final List<Prize> ALL = List.of(values());

    @Override
    public String word() {
        return "prize-" + Named.super.word();
    }
}
