package tabard.server.live;

import tabard.server.protocol.RecordJson;
import tabard.server.protocol.TableOutcome;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** How a table ended, as the database and the page have it. */
final class Ending {
    private Ending() {}

    static String of(History<?, ?> history) {
        return RecordJson.JSON.writeValueAsString(outcome(history));
    }

    private static TableOutcome outcome(History<?, ?> history) {
        var resigned = history.resigned();
        if (resigned != null) {
            var others = history.game().info().seated(history.options()).stream()
                    .filter(seat -> !seat.equals(resigned))
                    .map(Seat::word)
                    .toList();
            return new TableOutcome(others, null, Said.of("over.resigned", "@" + resigned.word()), resigned.word());
        }
        if (history.awaits() instanceof Awaits.Over<?>(var outcome)) {
            var winners = outcome.winners().stream().map(Seat::word).toList();
            return new TableOutcome(winners, outcome.points(), outcome.how(), null);
        }
        throw new IllegalStateException("not over");
    }
}
