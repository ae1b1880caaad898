package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.rules.State;
import tabard.table.Viewer;
import tabard.table.scene.Element;

/** What one viewer sees now of all that lies on the table. */
public final class ImmortalsScene {
    private ImmortalsScene() {}

    public static void add(State s, Viewer viewer, List<Element> out) {
        RealmPicture.add(s, Played.named(s), out);
        TablePicture.add(s, out);
        SeatPicture.add(s, viewer, out);
    }
}
