package tabard.defenders;

import java.util.List;
import tabard.table.Named;

/** Where a hero card is when it is not in the deck. Shown cards are in hand, but all have seen them (DR-20.1). */
enum Holder implements Named {
    LION,
    STAG,
    BOAR,
    SWAN,
    LION_SHOWN,
    STAG_SHOWN,
    BOAR_SHOWN,
    SWAN_SHOWN,
    LION_COMMITTED,
    STAG_COMMITTED,
    BOAR_COMMITTED,
    SWAN_COMMITTED,
    DISCARDS,
    ASIDE,
    OUT;

    static final List<Holder> ALL = List.of(values());
    private static final int SEATS = Banner.ALL.size();

    static Holder hand(Banner banner) {
        return ALL.get(banner.ordinal());
    }

    static Holder shown(Banner banner) {
        return ALL.get(SEATS + banner.ordinal());
    }

    static Holder committed(Banner banner) {
        return ALL.get(2 * SEATS + banner.ordinal());
    }

    /** Whether it is a player's, in hand or committed. */
    boolean owned() {
        return ordinal() < 3 * SEATS;
    }

    boolean inHand() {
        return ordinal() < 2 * SEATS;
    }

    boolean hidden() {
        return ordinal() < SEATS;
    }

    /** Whose it is, if it is a player's. */
    Banner banner() {
        return Banner.ALL.get(ordinal() % SEATS);
    }
}
