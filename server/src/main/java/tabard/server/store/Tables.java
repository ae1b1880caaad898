package tabard.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tabard.server.store.TableRow.Clock;
import tabard.server.store.TableRow.State;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Tables, their seats and their log, in the database. */
public final class Tables {
    private static final JsonMapper JSON = new JsonMapper();
    private static final TypeReference<Map<String, Object>> OPTIONS = new TypeReference<>() {};
    private static final String SEATS =
            "select s.*, p.name from seats s left join people p on p.id = s.person where s.table_id = ? order by s.place";

    private Tables() {}

    public static void insert(Handle handle, TableRow table, List<SeatRow> seats) {
        handle.execute(
                """
                insert into tables (id, game, seats, options, title, host, listed, spectators, hints, clock, clock_amount, clock_late, seed,
                    invite, state, created, copy_of, start) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                table.id(),
                table.game(),
                table.seats(),
                JSON.writeValueAsString(table.options()),
                table.title(),
                table.host(),
                flag(table.listed()),
                flag(table.spectators()),
                flag(table.hints()),
                table.clock().kind().word(),
                table.clock().amount(),
                table.clock().late().word(),
                table.seed(),
                table.invite(),
                table.state().word(),
                table.created(),
                table.copyOf(),
                table.start());
        for (var seat : seats) {
            handle.execute(
                    "insert into seats (table_id, seat, place, kind, person, bot, contribution, away) values (?, ?, ?, ?, ?, ?, ?, ?)",
                    seat.table(),
                    seat.seat(),
                    seat.place(),
                    word(seat.kind()),
                    seat.person(),
                    seat.bot(),
                    seat.contribution(),
                    flag(seat.away()));
        }
    }

    public static Optional<TableRow> find(Handle handle, String id) {
        return one(handle, "select * from tables where id = ?", id);
    }

    public static Optional<TableRow> invited(Handle handle, String token) {
        return one(handle, "select * from tables where invite = ?", token);
    }

    private static Optional<TableRow> one(Handle handle, String sql, String key) {
        return handle.select(sql, key).map((rows, _) -> table(rows)).findOne();
    }

    public static List<TableRow> of(Handle handle, String person, int most) {
        return handle.select("""
                        select * from tables where id in (select table_id from seats where person = ?)
                        order by case state when 'over' then 1 else 0 end, created desc limit ?""", person, most).map((rows, _) -> table(rows)).list();
    }

    public static List<TableRow> listed(Handle handle, State state, int most) {
        return handle.select(
                        "select * from tables where listed = 1 and state = ? order by created desc limit ?",
                        state.word(),
                        most)
                .map((rows, _) -> table(rows))
                .list();
    }

    /** How many tables the person keeps open. */
    public static int hosted(Handle handle, String person) {
        return handle.select("select count(*) from tables where host = ? and state <> 'over'", person)
                .mapTo(Integer.class)
                .one();
    }

    /** Tables with a clock where a decision is overdue; of steps from before deadlines were kept, the clock says when it was due. */
    public static List<String> late(Handle handle, long now) {
        return handle.select("""
                        select t.id from tables t join steps s on s.table_id = t.id
                            and s.n = (select max(n) from steps where table_id = t.id)
                        where t.state = 'playing' and t.clock <> 'none' and coalesce(s.due,
                            s.time + t.clock_amount * case t.clock when 'days' then 86400000 else 60000 end) <= ?""", now).mapTo(String.class).list();
    }

    public static List<SeatRow> seats(Handle handle, String table) {
        return handle.select(SEATS, table).map((rows, _) -> seat(rows)).list();
    }

    public static void update(Handle handle, SeatRow seat) {
        handle.execute(
                "update seats set kind = ?, person = ?, bot = ?, contribution = ?, away = ? where table_id = ? and seat = ?",
                word(seat.kind()),
                seat.person(),
                seat.bot(),
                seat.contribution(),
                flag(seat.away()),
                seat.table(),
                seat.seat());
    }

    public static void update(Handle handle, TableRow table) {
        handle.execute(
                "update tables set state = ?, rematch = ?, outcome = ? where id = ?",
                table.state().word(),
                table.rematch(),
                table.outcome(),
                table.id());
    }

    public static List<StepRow> log(Handle handle, String table) {
        return handle.select("select * from steps where table_id = ? order by n", table)
                .map((rows, _) -> step(rows))
                .list();
    }

    /** What was written from that number on. */
    public static List<StepRow> log(Handle handle, String table, int from) {
        return handle.select("select * from steps where table_id = ? and n >= ? order by n", table, from)
                .map((rows, _) -> step(rows))
                .list();
    }

    public static Optional<StepRow> last(Handle handle, String table) {
        return handle.select("select * from steps where table_id = ? order by n desc limit 1", table)
                .map((rows, _) -> step(rows))
                .findOne();
    }

    private static StepRow step(ResultSet rows) throws SQLException {
        return new StepRow(
                rows.getString("table_id"),
                rows.getInt("n"),
                rows.getString("line"),
                rows.getString("waits"),
                rows.getLong("time"),
                number(rows, "mark"),
                number(rows, "due"));
    }

    private static TableRow table(ResultSet rows) throws SQLException {
        return new TableRow(
                rows.getString("id"),
                rows.getString("game"),
                rows.getInt("seats"),
                JSON.readValue(rows.getString("options"), OPTIONS),
                rows.getString("title"),
                text(rows, "host"),
                rows.getInt("listed") != 0,
                rows.getInt("spectators") != 0,
                rows.getInt("hints") != 0,
                new Clock(
                        Clock.Kind.valueOf(rows.getString("clock").toUpperCase(Locale.ROOT)),
                        rows.getInt("clock_amount"),
                        Clock.Late.valueOf(rows.getString("clock_late").toUpperCase(Locale.ROOT))),
                rows.getString("seed"),
                rows.getString("invite"),
                State.valueOf(rows.getString("state").toUpperCase(Locale.ROOT)),
                rows.getLong("created"),
                text(rows, "copy_of"),
                text(rows, "start"),
                text(rows, "rematch"),
                text(rows, "outcome"));
    }

    private static SeatRow seat(ResultSet rows) throws SQLException {
        return new SeatRow(
                rows.getString("table_id"),
                rows.getString("seat"),
                rows.getInt("place"),
                SeatRow.Kind.valueOf(rows.getString("kind").toUpperCase(Locale.ROOT)),
                text(rows, "person"),
                text(rows, "name"),
                text(rows, "bot"),
                rows.getString("contribution"),
                rows.getInt("away") != 0);
    }

    private static @Nullable Long number(ResultSet rows, String column) throws SQLException {
        long number = rows.getLong(column);
        return rows.wasNull() ? null : number;
    }

    private static @Nullable String text(ResultSet rows, String column) throws SQLException {
        return rows.getString(column);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static int flag(boolean value) {
        return value ? 1 : 0;
    }
}
