package tabard.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;
import tabard.server.store.TableRow.Clock;
import tabard.server.store.TableRow.State;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Tables, their seats and their log, in the database. */
public final class Tables {
    private static final JsonMapper JSON = new JsonMapper();
    private static final TypeReference<Map<String, Object>> OPTIONS = new TypeReference<>() {};
    private static final String SEATS =
            "select s.*, case when s.gone = 1 then '' else p.name end as name from seats s left join people p on p.id = coalesce(s.person, s.left_by) where s.table_id = ? order by s.place";

    private static final int OF_ONE_HOST = 5;
    private static final int OF_ONE_SWEEP = 100;

    private Tables() {}

    public static void insert(Handle handle, TableRow table, List<SeatRow> seats) {
        handle.execute(
                """
                insert into tables (id, game, seats, options, title, host, listed, spectators, hints, clock, clock_amount, clock_late,
                    clock_increment, seed, invite, state, created, copy_of, start)
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
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
                table.clock().increment(),
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

    /** One that this program cannot read is refused in a sentence. */
    private static Optional<TableRow> one(Handle handle, String sql, String key) {
        return handle.select(sql, key)
                .map((rows, _) -> readable(rows))
                .findOne()
                .map(read -> read.orElseThrow(() -> new Refusal(Said.of("inn.odd-table"))));
    }

    /** Of several, those that can be read: one odd row closes the house to nobody. */
    private static List<TableRow> all(Query rows) {
        return rows.map((row, _) -> readable(row)).stream()
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<TableRow> readable(ResultSet rows) throws SQLException {
        try {
            return Optional.of(table(rows));
        } catch (JacksonException | IllegalArgumentException odd) {
            OddTables.say(rows.getString("id"), odd);
            return Optional.empty();
        }
    }

    public static List<TableRow> of(Handle handle, String person, int most) {
        return all(handle.select("""
                        select * from tables where id in (select table_id from seats where person = ?)
                        order by case state when 'over' then 1 else 0 end, created desc limit ?""", person, most));
    }

    /** The newest, but few of one host: nobody fills the list alone. */
    public static List<TableRow> listed(Handle handle, State state, int most) {
        return all(handle.select("""
                        select * from (select t.*, row_number() over (partition by host order by created desc) as nth
                            from tables t where listed = 1 and state = ?) as newest
                        where nth <= ? or host is null order by created desc limit ?""", state.word(), OF_ONE_HOST, most));
    }

    /** How many tables the person keeps open; those where nothing has happened since then are forgotten, and do not count. */
    public static int hosted(Handle handle, String person, long since) {
        return handle.select("""
                        select count(*) from tables t where host = ? and state <> 'over' and (created >= ? or coalesce(
                            (select time from steps where table_id = t.id order by n desc limit 1), 0) >= ?)""", person, since, since).mapTo(Integer.class).one();
    }

    /** Tables that were laid before then and still wait. */
    public static List<String> forgotten(Handle handle, long before) {
        return handle.select(
                        "select id from tables where state = 'waiting' and created < ? limit ?", before, OF_ONE_SWEEP)
                .mapTo(String.class)
                .list();
    }

    /** A table that was never begun leaves no trace. */
    public static void delete(Handle handle, String table) {
        if (stillWaits(handle, table)) {
            handle.execute("delete from chat where table_id = ?", table);
            handle.execute("delete from seats where table_id = ?", table);
            handle.execute("delete from tables where id = ?", table);
        }
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

    /** Unless it is no longer as it was: then another inn was first. */
    public static boolean update(Handle handle, SeatRow before, SeatRow seat) {
        return handle.execute(
                        """
                        update seats set kind = ?, person = ?, bot = ?, contribution = ?, away = ?, left_by = ?
                        where table_id = ? and seat = ? and kind = ? and coalesce(person, '') = ? and contribution = ? and away = ?""",
                        word(seat.kind()),
                        seat.person(),
                        seat.bot(),
                        seat.contribution(),
                        flag(seat.away()),
                        seat.kind() == SeatRow.Kind.BOT && before.kind() == SeatRow.Kind.PERSON
                                ? before.person()
                                : null,
                        seat.table(),
                        seat.seat(),
                        word(before.kind()),
                        before.person() == null ? "" : before.person(),
                        before.contribution(),
                        flag(before.away()))
                == 1;
    }

    /** Whether the table still waits; until the end of the transaction nobody else changes that. */
    public static boolean stillWaits(Handle handle, String table) {
        return handle.execute("update tables set state = state where id = ? and state = 'waiting'", table) == 1;
    }

    /** The game begins, unless it has begun elsewhere or a seat is free again. */
    public static boolean begin(Handle handle, String table) {
        return stillWaits(handle, table) && handle.execute("""
                        update tables set state = 'playing' where id = ?
                        and not exists (select 1 from seats where table_id = tables.id and kind in ('open', 'invite'))""", table) == 1;
    }

    public static void finish(Handle handle, TableRow table) {
        handle.execute(
                "update tables set state = ?, outcome = ? where id = ?",
                table.state().word(),
                table.outcome(),
                table.id());
    }

    /** The first rematch counts, wherever it was asked for. */
    public static boolean rematched(Handle handle, String table, String other) {
        return handle.execute("update tables set rematch = ? where id = ? and rematch is null", other, table) == 1;
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

    /** When something last happened there that everybody noticed. */
    public static Optional<Long> moved(Handle handle, String table) {
        return handle.select("select time from steps where table_id = ? and noticed = 1 order by n desc limit 1", table)
                .mapTo(Long.class)
                .findOne();
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
                number(rows, "due"),
                rows.getInt("noticed") != 0,
                text(rows, "plate"));
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
                        Clock.Late.valueOf(rows.getString("clock_late").toUpperCase(Locale.ROOT)),
                        rows.getInt("clock_increment")),
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
        try {
            return row(rows);
        } catch (IllegalArgumentException odd) {
            OddTables.say(rows.getString("table_id"), odd);
            throw new Refusal(Said.of("inn.odd-table"));
        }
    }

    private static SeatRow row(ResultSet rows) throws SQLException {
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
