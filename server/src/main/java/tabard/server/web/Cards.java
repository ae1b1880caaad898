package tabard.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tabard.server.fair.FairDice;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Games;
import tools.jackson.databind.util.RawValue;

/** Tables as the lobby shows them: read from the database, so that no table need wake up for it. */
final class Cards {
    private Cards() {}

    static Map<String, Object> of(Handle handle, TableRow table, @Nullable String person) {
        var seats = Tables.seats(handle, table.id());
        var last = Tables.last(handle, table.id());
        var mine = seats.stream()
                .filter(seat -> seat.kind() == SeatRow.Kind.PERSON && seat.of(person))
                .map(SeatRow::seat)
                .toList();
        var waits = table.state() == State.PLAYING
                ? last.map(step -> List.of(step.waits().split(",", -1))).orElse(List.of())
                : List.<String>of();
        var card = new LinkedHashMap<String, Object>();
        card.put("id", table.id());
        card.put("game", Games.idOf(table.game()));
        card.put("title", table.title());
        card.put("state", table.state().word());
        card.put("seats", seats.stream().map(seat -> seat(seat, person)).toList());
        card.put("mine", mine);
        card.put("turn", mine.stream().anyMatch(waits::contains));
        card.put("clock", clock(table));
        card.put("created", table.created());
        card.put("moved", last.map(StepRow::time).orElse(table.created()));
        put(card, "copyOf", table.copyOf());
        put(card, "rematch", table.rematch());
        return card;
    }

    /** With what only the table's own page shows. */
    static Map<String, Object> details(Handle handle, TableRow table, @Nullable String person) {
        var card = of(handle, table, person);
        var seats = Tables.seats(handle, table.id());
        if (table.state() == State.WAITING && seats.stream().anyMatch(seat -> seat.of(person))) {
            card.put("invite", "/join/" + table.invite());
        }
        card.put("options", table.options());
        var shares = new LinkedHashMap<String, Object>();
        seats.forEach(seat -> shares.put(seat.seat(), seat.contribution()));
        var fair = new LinkedHashMap<String, Object>(
                Map.of("commitment", FairDice.commitment(table.seed()), "contributions", shares));
        if (table.state() == State.OVER) {
            fair.put("seed", table.seed());
        }
        card.put("fair", fair);
        if (table.outcome() != null) {
            card.put("outcome", new RawValue(table.outcome()));
        }
        return card;
    }

    private static Map<String, Object> seat(SeatRow row, @Nullable String person) {
        var seat = new LinkedHashMap<String, Object>();
        seat.put("seat", row.seat());
        put(seat, "name", row.name());
        put(seat, "bot", row.bot());
        if (row.of(person)) {
            seat.put("me", true);
        }
        if (row.free()) {
            seat.put("open", true);
        }
        if (row.away()) {
            seat.put("away", true);
        }
        return seat;
    }

    private static void put(Map<String, Object> map, String name, @Nullable Object value) {
        if (value != null) {
            map.put(name, value);
        }
    }

    private static Map<String, Object> clock(TableRow table) {
        return table.clock().millis() == 0
                ? Map.of("kind", "none")
                : Map.of(
                        "kind",
                        table.clock().kind().word(),
                        "amount",
                        table.clock().amount());
    }

    /** My turn first, then what is still played, newest first. */
    static List<Map<String, Object>> mine(Handle handle, String person, int most) {
        var cards = new ArrayList<Map<String, Object>>();
        for (var table : Tables.of(handle, person, most)) {
            cards.add(of(handle, table, person));
        }
        cards.sort((a, b) -> Boolean.compare(Boolean.TRUE.equals(b.get("turn")), Boolean.TRUE.equals(a.get("turn"))));
        return cards;
    }
}
