package tabard.mageknight.scene;

import java.util.List;
import tabard.mageknight.rules.State;
import tabard.table.Seen;
import tabard.table.scene.*;

/** What lies on the table, for one viewer. */
public final class MageKnightScene {
    private MageKnightScene() {}

    public static List<Element> of(Seen<State> seen) {
        return List.of();
    }
}
