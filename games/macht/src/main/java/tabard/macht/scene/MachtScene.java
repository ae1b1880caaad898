package tabard.macht.scene;

import java.util.*;
import tabard.macht.rules.State;
import tabard.table.scene.Element;

/** All that lies on the table, as one viewer sees it. */
public final class MachtScene {
    private static final int ELEMENTS = 120; // about as many as there are at most

    private MachtScene() {}

    public static List<Element> of(State s) {
        var focus = Focus.of(s);
        var out = new ArrayList<Element>(ELEMENTS);
        CartouchePicture.add(s, focus, out);
        ProvincePicture.add(s, focus.provinces(), out);
        SidePicture.add(s, focus, out);
        return Collections.unmodifiableList(out);
    }
}
