package tabard.campaign.content;

import java.util.ArrayList;
import java.util.List;
import tabard.table.scene.Said;

/** What is found wrong with a file while it is read: all of it, for whoever wants to mend it. */
final class Faults {
    /** More than anybody mends in one go. */
    private static final int MOST = 40;

    private final List<Fault> found = new ArrayList<>();

    void add(String at, String clause, long places, Said why) {
        if (found.size() < MOST) {
            found.add(new Fault(at, why, clause, places));
        }
    }

    void add(String at, Said why) {
        add(at, "", 0, why);
    }

    boolean none() {
        return found.isEmpty();
    }

    List<Fault> list() {
        return List.copyOf(found);
    }

    /** The first of them, if any. */
    void refuse() {
        if (!found.isEmpty()) {
            throw found.getFirst().refusal();
        }
    }
}
