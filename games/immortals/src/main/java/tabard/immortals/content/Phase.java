package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** Where a game has got to: the start round, or a phase of a round (IM-6.1), with its sign. */
public enum Phase implements Named {
    START("tent"),
    REINFORCEMENTS("horn"),
    PLANNING("quill"),
    RESOLUTION("swords"),
    SCORING("laurel");

    public static final List<Phase> ALL = List.of(values());

    private final String symbol;

    Phase(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }

    @Override
    public Object said() {
        return "@phase-" + word();
    }
}
