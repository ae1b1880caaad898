package tabard.immortals;

import java.util.List;
import tabard.table.Seat;

/** The players, in the order in which they sit: the next one sits to the left. */
enum Colour implements Seat {
    RED,
    VIOLET,
    BLUE,
    YELLOW,
    WHITE;

    static final List<Colour> ALL = List.of(values());
}
