package tabard.sample.rules;

import java.util.List;
import tabard.table.Seat;

public enum Player implements Seat {
    RED,
    BLUE,
    GREEN,
    YELLOW;

    public static final List<Player> ALL = List.of(values());
}
