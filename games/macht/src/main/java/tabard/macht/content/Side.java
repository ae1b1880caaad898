package tabard.macht.content;

import java.util.List;
import tabard.table.Seat;

/** The two players. */
public enum Side implements Seat {
    ORANGE,
    WHITE;

    public static final List<Side> ALL = List.of(values());

    public Side foe() {
        return this == ORANGE ? WHITE : ORANGE;
    }
}
