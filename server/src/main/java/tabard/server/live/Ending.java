package tabard.server.live;

import org.jspecify.annotations.Nullable;
import tabard.server.protocol.RecordJson;
import tabard.server.protocol.TableOutcome;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.Step;
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
            return new TableOutcome(winners, outcome.points(), outcome.how(), left(history));
        }
        throw new IllegalStateException("not over");
    }

    /** Who ended the game by leaving it, if somebody did. */
    private static @Nullable String left(History<?, ?> history) {
        var steps = history.match().steps();
        return !steps.isEmpty() && steps.getLast() instanceof Step.Left<?>(var by) ? by.word() : null;
    }
}
