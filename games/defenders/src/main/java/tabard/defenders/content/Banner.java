package tabard.defenders.content;

import java.util.List;
import tabard.table.Seat;

/** The players, each under a banner: one leads one hero at a time (DR-3.2). */
public enum Banner implements Seat {
    LION,
    STAG,
    BOAR,
    SWAN;

    public static final List<Banner> ALL = List.of(values());

    public int bit() {
        return 1 << ordinal();
    }
}
