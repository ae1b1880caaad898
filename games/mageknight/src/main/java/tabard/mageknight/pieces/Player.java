package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Seat;

/** Who sits at the table; the hero each of them leads is chosen (MK-4.1). */
public enum Player implements Seat {
    FALCON,
    STAG,
    BOAR,
    OTTER;

    public static final List<Player> ALL = List.of(values());
}
