package tabard.browser;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import tabard.server.store.SeatRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A table whose dice are known, and which begins with a position, as the copy of a table does. */
record KnownTable(Evening evening) {
    private static final String SEED = "5eed".repeat(16);
    private static final JsonMapper JSON = new JsonMapper();

    /** The position is a file beside the tests; who sits is a guest, or the name of a bot. */
    void lay(String id, String position, Map<String, ?> who) {
        lay(id, JSON.readTree(Player.script(position)), who);
    }

    void lay(String id, Midgame moment) {
        lay(id, JSON.valueToTree(moment.position()), moment.seats());
    }

    private void lay(String id, JsonNode start, Map<String, ?> who) {
        var options = new LinkedHashMap<String, String>();
        start.path("options")
                .properties()
                .forEach(
                        option -> options.put(option.getKey(), option.getValue().asString()));
        var seats = new ArrayList<SeatRow>();
        who.forEach((seat, somebody) -> seats.add(seat(id, seat, seats.size(), somebody)));
        var table = new TableRow(
                id,
                start.path("game").asString(),
                seats.size(),
                options,
                "",
                seats.getFirst().person(),
                true,
                true,
                true,
                TableRow.Clock.NONE,
                SEED,
                "invitation-" + id,
                TableRow.State.WAITING,
                System.currentTimeMillis() - Duration.ofMinutes(40).toMillis(),
                null,
                start.toString(),
                null,
                null);
        try (var store = Store.open(evening.folder(), null)) {
            store.change(handle -> Tables.insert(handle, table, seats));
        }
    }

    private static SeatRow seat(String table, String seat, int place, Object who) {
        return who instanceof Guest guest
                ? new SeatRow(
                        table,
                        seat,
                        place,
                        SeatRow.Kind.PERSON,
                        person(guest, "id"),
                        person(guest, "name"),
                        null,
                        seat,
                        false)
                : new SeatRow(table, seat, place, SeatRow.Kind.BOT, null, null, (String) who, seat, false);
    }

    private static String person(Guest guest, String field) {
        return guest.read("/api/me").path(field).asString();
    }
}
