package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** Where a skill token may be; nowhere means face down in the pile of its hero. */
public enum SkillSpot implements Named {
    FALCON_SKILL,
    STAG_SKILL,
    BOAR_SKILL,
    OTTER_SKILL,
    /** In the common offer (MK-16.8). */
    COMMON,
    /** Turned up, to be chosen from (MK-16.8). */
    TURNED,
    OUT;

    public static final List<SkillSpot> ALL = List.of(values());

    public static SkillSpot of(Player player) {
        return ALL.get(player.ordinal());
    }
}
