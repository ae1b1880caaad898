package tabard.mageknight.pieces;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** An order token: one for each player, and the Dummy's (MK-5.9, 18.2). */
public enum Entrant implements Named {
    FALCON,
    STAG,
    BOAR,
    OTTER,
    DUMMY;

    public static final List<Entrant> ALL = List.of(values());

    public static Entrant of(Player player) {
        return ALL.get(player.ordinal());
    }

    /** Whose token it is; nobody's, if the Dummy's. */
    public @Nullable Player player() {
        return this == DUMMY ? null : Player.ALL.get(ordinal());
    }
}
