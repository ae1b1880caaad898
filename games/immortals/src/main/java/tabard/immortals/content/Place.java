package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** Where a card can be: the deck, the discards, with a player for the game, or in the hand that is passed in the start round. */
public enum Place implements Named {
    DECK,
    DISCARDS,
    RED,
    VIOLET,
    BLUE,
    YELLOW,
    WHITE,
    RED_DRAFT,
    VIOLET_DRAFT,
    BLUE_DRAFT,
    YELLOW_DRAFT,
    WHITE_DRAFT;

    public static final List<Place> ALL = List.of(values());

    public static Place with(Colour colour) {
        return ALL.get(RED.ordinal() + colour.ordinal());
    }

    public static Place draft(Colour colour) {
        return ALL.get(RED_DRAFT.ordinal() + colour.ordinal());
    }

    public boolean isDraft() {
        return ordinal() >= RED_DRAFT.ordinal();
    }

    public boolean isWithPlayer() {
        return ordinal() >= RED.ordinal();
    }

    /** Whose it is. */
    public Colour colour() {
        if (!isWithPlayer()) {
            throw new IllegalStateException(this + " is nobody's");
        }
        return Colour.ALL.get((ordinal() - RED.ordinal()) % Colour.ALL.size());
    }
}
