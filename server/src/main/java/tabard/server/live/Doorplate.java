package tabard.server.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.RecordJson;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Viewer;
import tabard.table.scene.Prompt;
import tabard.table.scene.Said;

/**
 * What stands beside a table in the common room, so that nobody need wake it: whom it waits for and what goes on, as anybody may see
 * them, and for each of the people who are asked what they are asked, which only they are told.
 */
public record Doorplate(List<String> waits, @Nullable Said status, Map<String, Said> asks) {

    /** Before anything has happened at a table nothing is written of it yet: the same, of the position that it begins with. */
    public static String opening(TableRow row, List<SeatRow> seats) {
        return opening(Games.named(row.game()), row, seats);
    }

    private static <S, A extends Action> String opening(Game<S, A> game, TableRow row, List<SeatRow> seats) {
        var start = Start.of(game, row);
        var asked = game.awaits(start).due().stream()
                .map(ask -> ask.seat().word())
                .distinct()
                .toList();
        return of(new Drawn<>(game, start), asked, new Seating(seats));
    }

    static String of(Drawn<?, ?> drawn, List<String> asked, Seating seating) {
        var open = drawn.scene(Viewer.Spectator.SPECTATOR);
        var asks = new LinkedHashMap<String, Said>();
        for (String word : asked) {
            var seat = seating.at(word);
            if (seat.kind() == SeatRow.Kind.PERSON && !seat.played()) {
                question(drawn, word).ifPresent(question -> asks.put(word, question));
            }
        }
        return RecordJson.text(new Doorplate(open.waits(), open.status(), asks));
    }

    /** What the seat is asked, as it is put to whoever sits there. */
    static Optional<Said> question(Drawn<?, ?> drawn, String word) {
        var own = drawn.scene(Viewer.of(drawn.game().info().seat(word)));
        return own.asks().stream()
                .filter(ask -> ask.seat().equals(word))
                .map(Prompt::prompt)
                .findFirst();
    }
}
