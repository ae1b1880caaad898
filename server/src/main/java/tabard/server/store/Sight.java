package tabard.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who may see a table: one answer for its page, its replay, its record and its card. */
public final class Sight {
    private Sight() {}

    /** Whoever sits there now, or has a seat kept for him; everybody where the table lets itself be watched. */
    public static boolean maySee(TableRow table, List<SeatRow> seats, @Nullable String person) {
        return table.spectators() || seats.stream().anyMatch(seat -> seat.of(person));
    }
}
