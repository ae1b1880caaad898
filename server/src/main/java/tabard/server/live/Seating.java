package tabard.server.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.server.store.SeatRow;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Who sits where. */
final class Seating {
    private final List<SeatRow> rows;

    Seating(List<SeatRow> rows) {
        this.rows = new ArrayList<>(rows);
    }

    List<SeatRow> rows() {
        return rows;
    }

    SeatRow at(String seat) {
        for (var row : rows) {
            if (row.seat().equals(seat)) {
                return row;
            }
        }
        throw new Refusal(Said.of("inn.no-seat", seat));
    }

    void put(SeatRow row) {
        rows.replaceAll(old -> old.seat().equals(row.seat()) ? row : old);
    }

    /** The seats a person plays. */
    List<SeatRow> of(@Nullable String person) {
        return rows.stream()
                .filter(row -> row.kind() == SeatRow.Kind.PERSON && row.of(person))
                .toList();
    }

    /** Whether that seat is his to play. */
    boolean of(@Nullable String person, String seat) {
        var row = at(seat);
        return row.kind() == SeatRow.Kind.PERSON && row.of(person);
    }

    List<String> words(@Nullable String person) {
        return of(person).stream().map(SeatRow::seat).toList();
    }

    /** Whether anybody plays here besides bots. */
    boolean peopled() {
        return rows.stream().anyMatch(row -> row.person() != null);
    }

    /** Whether a bot plays here, be it in somebody's place. */
    boolean played() {
        return rows.stream().anyMatch(SeatRow::played);
    }

    boolean full() {
        return rows.stream().noneMatch(SeatRow::free);
    }

    /** A free seat that this person may take: the one asked for, else one kept for him, else the first. */
    Optional<SeatRow> freeFor(@Nullable String seat, String person, boolean invited) {
        return rows.stream()
                .filter(SeatRow::free)
                .filter(row -> seat == null || row.seat().equals(seat))
                .filter(row -> row.kind() == SeatRow.Kind.OPEN || invited || row.of(person))
                .filter(row -> row.person() == null || row.of(person))
                .min((a, b) -> Boolean.compare(b.of(person), a.of(person)));
    }

    /** What each seat adds to the dice, in the order of the seats. */
    Map<String, String> contributions() {
        var all = new LinkedHashMap<String, String>();
        rows.forEach(row -> all.put(row.seat(), row.contribution()));
        return all;
    }
}
