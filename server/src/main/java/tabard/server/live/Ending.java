package tabard.server.live;

import tabard.server.protocol.RecordJson;
import tabard.server.protocol.TableOutcome;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** How a table ended, as the database and the page have it. */
final class Ending {
    private Ending() {}

    static String of(Play<?, ?> play) {
        return RecordJson.JSON.writeValueAsString(outcome(play));
    }

    private static TableOutcome outcome(Play<?, ?> play) {
        var resigned = play.resigned();
        if (resigned != null) {
            var others = play.game().info().seated(play.options()).stream()
                    .filter(seat -> !seat.equals(resigned))
                    .map(Seat::word)
                    .toList();
            return new TableOutcome(others, null, Said.of("over.resigned", "@" + resigned.word()), resigned.word());
        }
        if (play.awaits() instanceof Awaits.Over<?>(var outcome)) {
            var winners = outcome.winners().stream().map(Seat::word).toList();
            return new TableOutcome(winners, outcome.points(), outcome.how(), null);
        }
        throw new IllegalStateException("not over");
    }
}
