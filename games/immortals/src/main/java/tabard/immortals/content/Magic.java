package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** The four Magic cards that each player has (IM-13). */
public enum Magic implements Named {
    GREAT_TRANSITION,
    CARD_OR_FIRST,
    SANCTUARY_OR_REGION,
    CARDS_OR_TRANSITION;

    public static final List<Magic> ALL = List.of(values());

    public Price price() {
        return Content.CARDS.price(this);
    }

    /** How many armies leave a limbo at most. */
    public int armies() {
        return Content.CARDS.armies(this);
    }

    /** How many Conflict cards are drawn. */
    public int draws() {
        return Content.CARDS.draws(this);
    }
}
