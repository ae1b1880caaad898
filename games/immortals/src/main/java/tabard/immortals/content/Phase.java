package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** Where a game has got to: the start round, or a phase of a round (IM-6.1). */
public enum Phase implements Named {
    START,
    REINFORCEMENTS,
    PLANNING,
    RESOLUTION,
    SCORING;

    public static final List<Phase> ALL = List.of(values());

    @Override
    public Object said() {
        return "@phase-" + word();
    }
}
