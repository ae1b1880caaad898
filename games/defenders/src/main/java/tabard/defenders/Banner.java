package tabard.defenders;

import java.util.List;
import tabard.table.Seat;

/** The players, each under a banner: one leads one hero at a time (DR-3.2). */
enum Banner implements Seat {
    LION,
    STAG,
    BOAR,
    SWAN;

    static final List<Banner> ALL = List.of(values());

    int bit() {
        return 1 << ordinal();
    }
}
