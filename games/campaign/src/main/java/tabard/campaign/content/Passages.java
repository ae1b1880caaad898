package tabard.campaign.content;

import java.util.HashMap;
import java.util.List;
import tabard.table.scene.Said;

/** The list of borders that a file may hold besides: it must say the same as its territories do. */
final class Passages {
    private static final String CLOSED = "forbidden";

    private Passages() {}

    static void check(Entry whole, List<Territory> territories) {
        if (!whole.has("borders")) {
            return;
        }
        var closed = new HashMap<Long, Boolean>();
        for (var border : whole.entries("borders")) {
            border.knowing("a", "b", "passage", "length", "arcs");
            int a = border.whole("a", 1, territories.size());
            int b = border.whole("b", 1, territories.size());
            String passage = border.word("passage", List.of("open", CLOSED), "open");
            var there = Place.of(b);
            long both = Place.of(a).bit() | there.bit();
            closed.put(both, passage.equals(CLOSED));
            var here = territories.get(Place.of(a).ordinal());
            if ((here.neighbours() & there.bit()) == 0) {
                border.faults().add(border.path(), "CA-2.5", both, Said.of("map.border-stranger", a, b));
            } else if ((here.closed() & there.bit()) != 0 != passage.equals(CLOSED)) {
                border.faults().add(border.at("passage"), "CA-2.5", both, Said.of("map.border-differs", a, b));
            }
        }
        for (var here : territories) {
            for (var other : Place.in(here.neighbours())) {
                if (whole.faults().none() && !closed.containsKey(here.bit() | other.bit())) {
                    whole.faults()
                            .add(
                                    "borders",
                                    "CA-2.5",
                                    here.bit() | other.bit(),
                                    Said.of("map.border-missing", here.number(), other.number()));
                }
            }
        }
    }
}
