package tabard.server.live;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabard.server.protocol.FromPage;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tabard.table.Games;

/** One person with both seats of the table "t", in a house of her own. */
final class LonePlayer implements Wire {
    private final LiveTables house;
    private final Guest guest = new Guest(this, "ann", "Ann");
    private final List<String> heard = new ArrayList<>();

    private LonePlayer(LiveTables house) {
        this.house = house;
    }

    /** Lays a table by these rules. */
    static void lay(Store store, String rules) {
        var info = Games.named(rules).info();
        var row = new TableRow(
                "t",
                rules,
                2,
                info.standard().settings(),
                "",
                "ann",
                true,
                true,
                true,
                TableRow.Clock.NONE,
                "00".repeat(32),
                "i",
                TableRow.State.WAITING,
                0,
                null,
                null,
                null,
                null);
        var seats = new ArrayList<SeatRow>();
        info.seats()
                .forEach(seat -> seats.add(new SeatRow(
                        "t", seat.word(), seats.size(), SeatRow.Kind.PERSON, "ann", "Ann", null, "x", false)));
        store.change(handle -> {
            People.insert(handle, new Person("ann", "Ann", null, 0));
            Tables.insert(handle, row, seats);
        });
    }

    /** Comes to the table as it is in the store. */
    static LonePlayer at(Store store, Thinkers thinkers) {
        var player = new LonePlayer(new LiveTables(
                store, thinkers, new NoFiles(), InstantSource.fixed(Instant.EPOCH), Duration.ofHours(1), 10));
        player.house.run("t", new Request.OfPage(player.guest, new FromPage.Join("t", null)));
        return player;
    }

    LiveTables house() {
        return house;
    }

    /** Through the seat that is asked. Returns what was heard because of it. */
    List<String> choose(String line) {
        heard.clear();
        int at = house.<Integer>ask("t", table -> {
            table.gallery().sit(guest);
            return table.gallery().viewpoint(guest).at();
        });
        house.run("t", new Request.OfPage(guest, new FromPage.Choose(at, line, null)));
        return List.copyOf(heard);
    }

    List<String> heard() {
        return heard;
    }

    /** The position as a document. */
    Map<String, Object> position() {
        return house.ask("t", table -> document(table.loaded().history()));
    }

    private static <S> Map<String, Object> document(History<S, ?> history) {
        return history.game().text(history.now());
    }

    @Override
    public void send(byte[] message) {
        heard.add(new String(message, StandardCharsets.UTF_8));
    }

    @Override
    public int waiting() {
        return 0;
    }

    @Override
    public void whenDrained(Runnable then) {
        then.run();
    }
}
