package tabard.mageknight.bot;

import java.util.List;
import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.State;
import tabard.table.*;
import tabard.table.Worth.*;

/** What a position is worth to a hero. */
public final class MageKnightWorth {
    private MageKnightWorth() {}

    public static final Worth<State> WORTH =
            new Worth<>(List.of(new Feature<>("fame", 0.1, (s, seat) -> s.fame((Player) seat))));
}
