package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** Where a hero card is when it is not in the deck. Shown cards are in hand, but all have seen them (DR-20.1). */
public enum CardSpot implements Named {
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

    public static final List<CardSpot> ALL = List.of(values());
    private static final int SEATS = Banner.ALL.size();

    public static CardSpot hand(Banner banner) {
        return ALL.get(banner.ordinal());
    }

    public static CardSpot shown(Banner banner) {
        return ALL.get(SEATS + banner.ordinal());
    }

    public static CardSpot committed(Banner banner) {
        return ALL.get(2 * SEATS + banner.ordinal());
    }

    /** Whether it is a player's, in hand or committed. */
    public boolean owned() {
        return ordinal() < 3 * SEATS;
    }

    public boolean inHand() {
        return ordinal() < 2 * SEATS;
    }

    public boolean hidden() {
        return ordinal() < SEATS;
    }

    /** Whose it is, if it is a player's. */
    public Banner banner() {
        return Banner.ALL.get(ordinal() % SEATS);
    }
}
