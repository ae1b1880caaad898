package tabard.laws.supper;

import java.util.List;
import tabard.table.Seat;

/** Who sits down to supper. */
enum Guest implements Seat {
    COOK,
    MILLER,
    REEVE;

    static final List<Guest> ALL = List.of(values());
}
