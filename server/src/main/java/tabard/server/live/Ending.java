package tabard.server.live;

import java.util.LinkedHashMap;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** How a table ended, as the database and the page have it. */
final class Ending {
    private Ending() {}

    static String of(History<?, ?> history) {
        var ending = new LinkedHashMap<String, Object>();
        var resigned = history.resigned();
        if (resigned != null) {
            var others = history.game().info().seated(history.options()).stream()
                    .filter(seat -> !seat.equals(resigned))
                    .map(Seat::word)
                    .toList();
            ending.put("winners", others);
            ending.put("how", Said.of("over.resigned", "@" + resigned.word()));
            ending.put("resigned", resigned.word());
        } else if (history.awaits() instanceof Awaits.Over<?>(var outcome)) {
            ending.put("winners", outcome.winners().stream().map(Seat::word).toList());
            ending.put("points", outcome.points());
            ending.put("how", outcome.how());
        }
        return Messages.JSON.writeValueAsString(ending);
    }
}
