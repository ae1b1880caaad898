package tabard.macht.scene;

import java.util.List;
import tabard.macht.rules.State;
import tabard.table.scene.Element;

/** All that lies on the table, as one viewer sees it. */
public final class MachtScene {
    private MachtScene() {}

    public static void add(State s, List<Element> out) {
        var focus = Focus.of(s);
        CartouchePicture.add(s, focus, out);
        ProvincePicture.add(s, focus.provinces(), out);
        SidePicture.add(s, focus, out);
    }
}
