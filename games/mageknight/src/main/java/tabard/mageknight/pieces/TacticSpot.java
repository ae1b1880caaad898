package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** Where a tactic may be; nowhere means that it can still be chosen, now or in a later round. */
public enum TacticSpot implements Named {
    FALCON_TACTIC,
    STAG_TACTIC,
    BOAR_TACTIC,
    OTTER_TACTIC,
    DUMMY_TACTIC,
    /** Removed from the game (MK-18.5). */
    OUT;

    public static final List<TacticSpot> ALL = List.of(values());

    public static TacticSpot of(Entrant entrant) {
        return ALL.get(entrant.ordinal());
    }

    public static TacticSpot of(Player player) {
        return ALL.get(player.ordinal());
    }
}
