package tabard.defenders;

import java.util.List;
import tabard.table.Named;

/** Where a quest card is when it is not in the deck: open or completed before a player, discarded, or gone with a dead hero. */
enum Keep implements Named {
    LION,
    STAG,
    BOAR,
    SWAN,
    LION_DONE,
    STAG_DONE,
    BOAR_DONE,
    SWAN_DONE,
    DISCARDS,
    GONE;

    static final List<Keep> ALL = List.of(values());
    private static final int SEATS = Banner.ALL.size();

    static Keep open(Banner banner) {
        return ALL.get(banner.ordinal());
    }

    static Keep done(Banner banner) {
        return ALL.get(SEATS + banner.ordinal());
    }

    boolean owned() {
        return ordinal() < 2 * SEATS;
    }

    boolean open() {
        return ordinal() < SEATS;
    }

    Banner banner() {
        return Banner.ALL.get(ordinal() % SEATS);
    }
}
