package tabard.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What the keeper of an inn sees and does. An open inn, or several, read what he has done from the database. */
public final class Keeper {
    /** The first version of the tables in which all this can be asked. */
    public static final int SINCE = 51;

    private static final String OF_THE_DAY = "of the day";
    private static final List<String> COUNTED = List.of(
            "people", "sessions", "passkeys", "tables", "seats", "steps", "chat", "pushes", "blocks", "mails", "codes");

    private Keeper() {}

    /** Somebody as the keeper sees him: never what he has as a password. */
    public record PersonLine(
            String id,
            String name,
            boolean comesBack,
            boolean banned,
            boolean keeper,
            long created,
            long seen,
            int tables) {}

    /** A table as the keeper sees it. */
    public record TableLine(
            String id, String game, String state, String title, int seats, long created, long moved, int steps) {}

    /** Those whose name or id has that in it, the last seen first. */
    public static List<PersonLine> people(Handle handle, String part, int most) {
        return handle.select("""
                        select * from (select p.id, p.name, p.login, p.banned, p.keeper, p.created,
                            coalesce((select max(coalesce(seen, created)) from sessions where person = p.id), 0) as seen,
                            (select count(*) from seats s join tables t on t.id = s.table_id where s.person = p.id and t.state <> 'over') as sits
                            from people p) as all_people
                        where lower(name) like ? or id = ? order by seen desc, created desc, id limit ?""", "%" + part.toLowerCase(Locale.ROOT) + "%", part, most)
                .map((row, _) -> new PersonLine(
                        row.getString("id"),
                        row.getString("name"),
                        row.getString("login") != null,
                        row.getLong("banned") != 0,
                        row.getInt("keeper") != 0,
                        row.getLong("created"),
                        row.getLong("seen"),
                        row.getInt("sits")))
                .list();
    }

    /** Those in that state, or all, the last moved first. */
    public static List<TableLine> tables(Handle handle, @Nullable String state, int most) {
        return handle.select("""
                        select * from (select t.*,
                            coalesce((select time from steps where table_id = t.id order by n desc limit 1), t.created) as moved,
                            (select count(*) from steps where table_id = t.id) as many from tables t) as all_tables
                        where state = coalesce(?, state) order by moved desc, id limit ?""", state, most)
                .map((row, _) -> new TableLine(
                        row.getString("id"),
                        row.getString("game"),
                        row.getString("state"),
                        row.getString("title"),
                        row.getInt("seats"),
                        row.getLong("created"),
                        row.getLong("moved"),
                        row.getInt("many")))
                .list();
    }

    /** How many rows there are of each. */
    public static Map<String, Long> sizes(Handle handle) {
        var sizes = new LinkedHashMap<String, Long>();
        for (String table : COUNTED) {
            sizes.put(
                    table,
                    handle.select("select count(*) from " + table)
                            .mapTo(Long.class)
                            .one());
        }
        return sizes;
    }

    /** He is out at once, and does not come in again under this name. Whether there is such a person. */
    public static boolean ban(Handle handle, String person, long now) {
        Sessions.closeAll(handle, person);
        return handle.execute("update people set banned = ? where id = ?", now, person) == 1;
    }

    public static boolean letIn(Handle handle, String person) {
        return handle.execute("update people set banned = null where id = ?", person) == 1;
    }

    public static boolean banned(Handle handle, String person) {
        return handle.select("select count(*) from people where id = ? and banned is not null", person)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    // --- who keeps the inn by its page ---

    /** Whether nobody does. */
    public static boolean vacant(Handle handle) {
        return handle.select("select count(*) from people where keeper = 1")
                        .mapTo(Integer.class)
                        .one()
                == 0;
    }

    public static boolean keeps(Handle handle, String person) {
        return handle.select("select count(*) from people where id = ? and keeper = 1 and banned is null", person)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** Where there is none. Whether he is it now. */
    public static boolean appointFirst(Handle handle, String person) {
        return handle.execute(
                        "update people set keeper = 1 where id = ? and not exists (select 1 from people where keeper = 1)",
                        person)
                == 1;
    }

    /** Whether there is such a person; he needs a password to come in at the page. */
    public static boolean appoint(Handle handle, String person, boolean keeper) {
        return handle.execute("update people set keeper = ? where id = ?", keeper ? 1 : 0, person) == 1;
    }

    /** Guests who have not been seen since, cannot come back from elsewhere, and sit nowhere that is not over. How many have gone. */
    public static int prune(Handle handle, long before) {
        var gone = handle.select("""
            select id from people p where login is null and keeper = 0 and banned is null and created < ?
                and not exists (select 1 from sessions where person = p.id and coalesce(seen, created) >= ?)
                and not exists (select 1 from seats s join tables t on t.id = s.table_id
                    where s.person = p.id and t.state <> 'over')""", before, before).mapTo(String.class).list();
        gone.forEach(person -> People.delete(handle, person, ""));
        return gone.size();
    }

    /** It is to end; whichever inn sees that first ends it. Whether there is such a table, not yet over. */
    public static boolean end(Handle handle, String table) {
        return handle.execute("update tables set ending = 1 where id = ? and state <> 'over'", table) == 1;
    }

    public static List<String> ending(Handle handle) {
        return handle.select("select id from tables where state in ('waiting', 'playing') and ending = 1")
                .mapTo(String.class)
                .list();
    }

    public static Optional<String> note(Handle handle) {
        return handle.select("select text from notes where name = ?", OF_THE_DAY)
                .mapTo(String.class)
                .findOne();
    }

    /** Nothing: there is nothing to say any more. */
    public static void note(Handle handle, String text) {
        handle.execute("delete from notes where name = ?", OF_THE_DAY);
        if (!text.isBlank()) {
            handle.execute("insert into notes (name, text) values (?, ?)", OF_THE_DAY, text.strip());
        }
    }
}
