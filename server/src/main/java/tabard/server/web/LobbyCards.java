package tabard.server.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tabard.server.live.Doorplate;
import tabard.server.protocol.Card;
import tabard.server.protocol.Fair;
import tabard.server.protocol.RawJson;
import tabard.server.protocol.TableOutcome;
import tabard.server.protocol.TimeLimit;
import tabard.server.store.OddTables;
import tabard.server.store.Respite;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Games;
import tabard.table.Options;
import tabard.table.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** Tables as the lobby shows them: read from the database, so that no table need wake up for it. */
final class LobbyCards {
    private static final JsonMapper JSON = new JsonMapper();

    private LobbyCards() {}

    /** Nothing of a table that this program cannot read or play: one odd row closes the common room to nobody. */
    static Optional<Card> shown(Handle handle, TableRow table, @Nullable String person) {
        try {
            Games.named(table.game());
            return Optional.of(of(handle, table, person));
        } catch (Refusal odd) {
            OddTables.say(table.id(), odd);
            return Optional.empty();
        }
    }

    private static Card of(Handle handle, TableRow table, @Nullable String person) {
        var seats = Tables.seats(handle, table.id());
        var last = Tables.last(handle, table.id());
        var mine = seats.stream()
                .filter(seat -> seat.kind() == SeatRow.Kind.PERSON && seat.of(person))
                .map(SeatRow::seat)
                .toList();
        boolean playing = table.state() == State.PLAYING;
        JsonNode plate = last.map(StepRow::plate).map(JSON::readTree).orElse(MissingNode.getInstance());
        var waits = List.<String>of();
        if (playing && last.isPresent()) {
            waits = List.of(last.get().waits().split(",", -1));
        } else if (playing) {
            plate = JSON.readTree(Doorplate.opening(table, seats));
            waits = List.copyOf(plate.path("asks").propertyNames());
        }
        boolean turn = mine.stream().anyMatch(waits::contains);
        var asked = asked(plate, mine);
        return new Card(
                table.id(),
                Games.idOf(table.game()),
                table.title(),
                table.state(),
                seats.stream().map(seat -> seat(seat, person)).toList(),
                mine,
                person != null && person.equals(table.host()),
                turn,
                mine.isEmpty() || waits.isEmpty()
                        ? null
                        : last.map(StepRow::due)
                                .map(due -> Math.max(due, Respite.kept(handle)))
                                .orElse(null),
                playing
                        ? plate.path("waits")
                                .valueStream()
                                .map(JsonNode::asString)
                                .toList()
                        : List.of(),
                asked.isArray() ? new RawJson<>(asked.toString()) : null,
                TimeLimit.of(table),
                table.created(),
                Tables.moved(handle, table.id()).orElse(table.created()),
                table.copyOf(),
                table.rematch(),
                null,
                table.state() == State.WAITING ? terms(table) : null,
                null,
                mine.isEmpty() ? null : TableOutcome.kept(table.outcome()));
    }

    /** What one of these seats is asked, else what goes on. */
    private static JsonNode asked(JsonNode plate, List<String> mine) {
        return mine.stream()
                .map(seat -> plate.path("asks").path(seat))
                .filter(JsonNode::isArray)
                .findFirst()
                .orElse(plate.path("status"));
    }

    /** With what only the table's own page shows. */
    static Card details(Handle handle, TableRow table, @Nullable String person) {
        var seats = Tables.seats(handle, table.id());
        boolean invites = table.state() == State.WAITING && seats.stream().anyMatch(seat -> seat.of(person));
        var shares = new LinkedHashMap<String, String>();
        seats.forEach(seat -> shares.put(seat.seat(), seat.contribution()));
        return of(handle, table, person)
                .with(
                        invites ? "/join/" + table.invite() : null,
                        terms(table),
                        Fair.of(table, shares),
                        TableOutcome.kept(table.outcome()));
    }

    /** In words; of a game that is not in the house any more as it was chosen. */
    private static Map<String, String> terms(TableRow table) {
        try {
            return Games.named(table.game()).terms(new Options(table.seats(), table.options()));
        } catch (Refusal odd) {
            return Options.words(table.options());
        }
    }

    private static Card.CardSeat seat(SeatRow row, @Nullable String person) {
        return new Card.CardSeat(row.seat(), row.name(), row.bot(), row.of(person), row.free(), row.away());
    }

    /** My turn first, then what is still played, newest first. */
    static List<Card> mine(Handle handle, String person, int most) {
        var cards = new ArrayList<Card>();
        for (var table : Tables.of(handle, person, most)) {
            shown(handle, table, person).ifPresent(cards::add);
        }
        cards.sort(Comparator.comparing(card -> !card.turn()));
        return cards;
    }
}
