package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** The four Magic cards that each player has (IM-13), with their signs. */
public enum Magic implements Named {
    GREAT_TRANSITION("wingup"),
    CARD_OR_FIRST("crown"),
    SANCTUARY_OR_REGION("temple"),
    CARDS_OR_TRANSITION("angel");

    public static final List<Magic> ALL = List.of(values());

    private final String symbol;

    Magic(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }

    /** What is printed on it. */
    public Content.Spell spell() {
        return Content.CARDS.spell(this);
    }
}
