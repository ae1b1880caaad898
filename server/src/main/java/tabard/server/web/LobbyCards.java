package tabard.server.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.Card;
import tabard.server.protocol.Fair;
import tabard.server.protocol.TableOutcome;
import tabard.server.protocol.TimeLimit;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Games;
import tabard.table.Options;

/** Tables as the lobby shows them: read from the database, so that no table need wake up for it. */
final class LobbyCards {
    private LobbyCards() {}

    static Card of(Handle handle, TableRow table, @Nullable String person) {
        var seats = Tables.seats(handle, table.id());
        var last = Tables.last(handle, table.id());
        var mine = seats.stream()
                .filter(seat -> seat.kind() == SeatRow.Kind.PERSON && seat.of(person))
                .map(SeatRow::seat)
                .toList();
        var waits = table.state() == State.PLAYING
                ? last.map(step -> List.of(step.waits().split(",", -1))).orElse(List.of())
                : List.<String>of();
        boolean turn = mine.stream().anyMatch(waits::contains);
        return new Card(
                table.id(),
                Games.idOf(table.game()),
                table.title(),
                table.state(),
                seats.stream().map(seat -> seat(seat, person)).toList(),
                mine,
                turn,
                turn ? last.map(StepRow::due).orElse(null) : null,
                TimeLimit.of(table),
                table.created(),
                last.map(StepRow::time).orElse(table.created()),
                table.copyOf(),
                table.rematch(),
                null,
                null,
                null,
                null);
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
                        Options.words(table.options()),
                        Fair.of(table, shares),
                        TableOutcome.kept(table.outcome()));
    }

    private static Card.CardSeat seat(SeatRow row, @Nullable String person) {
        return new Card.CardSeat(row.seat(), row.name(), row.bot(), row.of(person), row.free(), row.away());
    }

    /** My turn first, then what is still played, newest first. */
    static List<Card> mine(Handle handle, String person, int most) {
        var cards = new ArrayList<Card>();
        for (var table : Tables.of(handle, person, most)) {
            cards.add(of(handle, table, person));
        }
        cards.sort(Comparator.comparing(card -> !card.turn()));
        return cards;
    }
}
