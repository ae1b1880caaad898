package tabard.immortals.content;

import java.util.List;
import tabard.table.Seat;

/** The players, in the order in which they sit: the next one sits to the left. */
public enum Colour implements Seat {
    RED,
    VIOLET,
    BLUE,
    YELLOW,
    WHITE;

    public static final List<Colour> ALL = List.of(values());
}
