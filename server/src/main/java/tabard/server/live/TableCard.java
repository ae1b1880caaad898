package tabard.server.live;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.fair.FairDice;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tools.jackson.databind.util.RawValue;

/** What is told of a table besides the game itself: who sits where, what was agreed, how it ended. */
final class TableCard {
    private TableCard() {}

    static Map<String, Object> of(Loaded<?, ?> table, @Nullable String person, Shelf shelf) {
        var row = table.row();
        var info = table.history().game().info();
        var out = new LinkedHashMap<String, Object>();
        out.put("id", row.id());
        out.put("game", info.id());
        out.put("rules", info.rules());
        out.putAll(shelf.addresses(table.history().game(), table.history().options()));
        out.put("title", row.title());
        out.put("state", row.state().word());
        out.put("me", table.seating().words(person));
        var seats = new LinkedHashMap<String, Object>();
        table.seating().rows().forEach(seat -> seats.put(seat.seat(), seat(seat)));
        out.put("seats", seats);
        out.put("options", row.options());
        out.put("hints", row.hints());
        out.put("clock", clock(row));
        out.put("fair", fair(row, table.seating().contributions()));
        if (row.outcome() != null) {
            out.put("outcome", new RawValue(row.outcome()));
        }
        if (row.rematch() != null) {
            out.put("rematch", row.rematch());
        }
        if (row.copyOf() != null) {
            out.put("copyOf", row.copyOf());
        }
        return out;
    }

    private static Map<String, Object> seat(SeatRow row) {
        var seat = new LinkedHashMap<String, Object>();
        if (row.name() != null) {
            seat.put("name", row.name());
        }
        if (row.bot() != null) {
            seat.put("bot", row.bot());
        }
        if (row.free()) {
            seat.put("open", 1);
        }
        if (row.away()) {
            seat.put("away", 1);
        }
        return seat;
    }

    static Map<String, Object> clock(TableRow row) {
        return row.clock().millis() == 0
                ? Map.of("kind", "none")
                : Map.of(
                        "kind", row.clock().kind().word(), "amount", row.clock().amount());
    }

    /** The seed is shown when the game is over, not a moment before. */
    static Map<String, Object> fair(TableRow row, Map<String, String> contributions) {
        var fair = new LinkedHashMap<String, Object>();
        fair.put("commitment", FairDice.commitment(row.seed()));
        fair.put("contributions", contributions);
        if (row.state() == State.OVER) {
            fair.put("seed", row.seed());
        }
        return fair;
    }
}
