package tabard.macht;

import java.util.List;
import tabard.table.Seat;

/** The two players. */
enum Side implements Seat {
    ORANGE,
    WHITE;

    static final List<Side> ALL = List.of(values());

    Side foe() {
        return this == ORANGE ? WHITE : ORANGE;
    }
}
