package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** Where the cards of a player may be. A deck is a known top, an unseen bag, and a known bottom (MK-22.2). */
public enum Zone implements Named {
    HAND,
    /** The bag: its order is unknown to all. */
    DECK,
    /** Face down under Sparing Power (MK-6.11). */
    STORED,
    DISCARD,
    /** In the play area (MK-9.5). */
    PLAYED,
    TOP,
    BOTTOM,
    /** Set aside for the round (MK-24.32). */
    ASIDE,
    /** On a unit (MK-14.5). */
    BANNER,
    /** Thrown away: out of the game (MK-1.7). */
    AWAY,
    /** Drawn to be chosen from (MK-16.5). */
    DRAWN,
    /** In what others see: in the hand, in the deck or under the tactic, one cannot say where. */
    HIDDEN;

    public static final List<Zone> ALL = List.of(values());

    /** Those where cards are counted by their kinds: top and bottom of a deck have an order, and what is thrown away is missed. */
    public static final List<Zone> COUNTED = List.copyOf(ALL.subList(0, 5));

    /** Where others cannot see which cards lie. */
    public static final List<Zone> SECRET = List.of(HAND, DECK, STORED);

    public boolean secret() {
        return this == HAND || this == DECK || this == STORED;
    }
}
