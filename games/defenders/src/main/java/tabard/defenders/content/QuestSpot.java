package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** Where a quest card is when it is not in the deck: open or completed before a player, discarded, or gone with a dead hero. */
public enum QuestSpot implements Named {
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

    public static final List<QuestSpot> ALL = List.of(values());
    private static final int SEATS = Banner.ALL.size();

    public static QuestSpot open(Banner banner) {
        return ALL.get(banner.ordinal());
    }

    public static QuestSpot done(Banner banner) {
        return ALL.get(SEATS + banner.ordinal());
    }

    public boolean owned() {
        return ordinal() < 2 * SEATS;
    }

    public boolean open() {
        return ordinal() < SEATS;
    }

    public Banner banner() {
        return Banner.ALL.get(ordinal() % SEATS);
    }
}
