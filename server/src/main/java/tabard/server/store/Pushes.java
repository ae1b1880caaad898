package tabard.server.store;

import java.util.List;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** Browsers that want to be called, and the key by which they know the inn. */
public final class Pushes {
    private static final int MOST = 10;

    private Pushes() {}

    /** A browser's address for notices, and what is needed to write to it so that only it can read. */
    public record PushRow(String endpoint, String person, String p256dh, String auth, String language, long created) {}

    /** A browser calls one person, the last who asked for it; of one person the newest few are kept. */
    public static void put(Handle handle, PushRow row) {
        delete(handle, row.endpoint());
        handle.execute(
                "insert into pushes (endpoint, person, p256dh, auth, language, created) values (?, ?, ?, ?, ?, ?)",
                row.endpoint(),
                row.person(),
                row.p256dh(),
                row.auth(),
                row.language(),
                row.created());
        of(handle, row.person()).stream().skip(MOST).forEach(old -> delete(handle, old.endpoint()));
    }

    public static void delete(Handle handle, String endpoint) {
        handle.execute("delete from pushes where endpoint = ?", endpoint);
    }

    /** The newest first. */
    public static List<PushRow> of(Handle handle, String person) {
        return handle.select("select * from pushes where person = ? order by created desc, endpoint", person)
                .map((row, _) -> new PushRow(
                        row.getString("endpoint"),
                        row.getString("person"),
                        row.getString("p256dh"),
                        row.getString("auth"),
                        row.getString("language"),
                        row.getLong("created")))
                .list();
    }

    /** The key of that name, made once, whichever inn on the database is first. */
    public static String key(Handle handle, String name, Supplier<String> fresh) {
        handle.execute(
                "insert into keys (name, value) select ?, ? where not exists (select 1 from keys where name = ?)",
                name,
                fresh.get(),
                name);
        return handle.select("select value from keys where name = ?", name)
                .mapTo(String.class)
                .one();
    }
}
