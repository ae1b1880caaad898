package tabard.server.live;

import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.Fair;
import tabard.server.protocol.Message;
import tabard.server.protocol.SeatInfo;
import tabard.server.protocol.TableOutcome;
import tabard.server.protocol.TimeLimit;

/** What is told of a table besides the game itself: who sits where, what was agreed, how it ended. */
final class TableCard {
    private TableCard() {}

    static Message.Table of(Loaded<?, ?> table, @Nullable String person, Shelf shelf) {
        var row = table.row();
        var game = table.history().game();
        var files = shelf.files(game);
        var seats = new LinkedHashMap<String, SeatInfo>();
        table.seating().rows().forEach(seat -> seats.put(seat.seat(), SeatInfo.of(seat)));
        return new Message.Table(
                row.id(),
                game.info().id(),
                game.info().rules(),
                shelf.box(game, table.history().options()),
                files.words(),
                files.rulesText(),
                files.art(),
                row.title(),
                row.state(),
                table.seating().words(person),
                seats,
                game.terms(table.history().options()),
                row.hints(),
                TimeLimit.of(row),
                Fair.of(row, table.seating().contributions())
                        .reporting(table.history().reports()),
                TableOutcome.kept(row.outcome()),
                row.rematch(),
                row.copyOf(),
                FirstGames.laid(game, row) ? files.first() : null);
    }
}
