package tabard.immortals.scene;

import java.util.*;
import tabard.immortals.rules.State;
import tabard.table.Seen;
import tabard.table.scene.Element;

/** What one viewer sees now of all that lies on the table. */
public final class ImmortalsScene {
    private static final int ELEMENTS = 400; // about as many as there are at most

    private ImmortalsScene() {}

    public static List<Element> elements(Seen<State> seen) {
        var s = seen.masked();
        var out = new ArrayList<Element>(ELEMENTS);
        RealmPicture.add(s, Played.named(s), out);
        TablePicture.add(s, out);
        SeatPicture.add(s, seen.viewer(), out);
        return Collections.unmodifiableList(out);
    }
}
