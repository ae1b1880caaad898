package tabard.server.store;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Where people are logged in. A session is known by the hash of its secret only, and ends when nobody has used it for a year. */
public final class Sessions {
    /** How long a session lives without being used; its cookie lives as long. */
    public static final Duration LIFE = Duration.ofDays(365);

    private static final int MOST = 50;
    private static final int SHOWN = 16;

    private Sessions() {}

    /** A session as its owner sees it. The id is the beginning of the hash: it opens nothing. */
    public record Session(
            String id, long created, long seen, @Nullable String device) {}

    /** Whose session it is, and when that was last written down. */
    public record Found(Person person, long seen) {}

    public static Optional<Found> find(Handle handle, String hash, long now) {
        return handle.select("""
                        select p.id, p.name, p.password, p.created, coalesce(s.seen, s.created) from sessions s join people p on p.id = s.person
                        where s.token = ? and coalesce(s.seen, s.created) > ?""", hash, now - LIFE.toMillis())
                .map((row, _) -> new Found(
                        new Person(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
                        row.getLong(5)))
                .findOne();
    }

    /** Of one person the newest few are kept. */
    public static void open(Handle handle, String hash, String person, String device, long now) {
        handle.execute(
                "insert into sessions (token, person, created, seen, device) values (?, ?, ?, ?, ?)",
                hash,
                person,
                now,
                now,
                device);
        of(handle, person).stream().skip(MOST).forEach(old -> close(handle, person, old.id()));
    }

    /** Those of these that are open. */
    public static List<String> open(Handle handle, Collection<String> hashes) {
        return handle.createQuery("select token from sessions where token in (<hashes>)")
                .bindList("hashes", List.copyOf(hashes))
                .mapTo(String.class)
                .list();
    }

    public static void saw(Handle handle, String hash, String device, long now) {
        handle.execute("update sessions set seen = ?, device = ? where token = ?", now, device, hash);
    }

    /** The last used first. */
    public static List<Session> of(Handle handle, String person) {
        return handle.select(
                        "select token, created, seen, device from sessions where person = ? order by coalesce(seen, created) desc, token",
                        person)
                .map((row, _) -> new Session(
                        id(row.getString(1)),
                        row.getLong(2),
                        row.getLong(3) == 0 ? row.getLong(2) : row.getLong(3),
                        row.getString(4)))
                .list();
    }

    /** What others may call a session by. */
    public static String id(String hash) {
        return hash.substring(0, Math.min(SHOWN, hash.length()));
    }

    /** Until when this session may keep the inn; 0: no more. */
    public static void keep(Handle handle, String hash, long until) {
        handle.execute("update sessions set keeping = ? where token = ?", until, hash);
    }

    public static boolean keeps(Handle handle, String hash, long now) {
        return handle.select(
                                "select count(*) from sessions s join people p on p.id = s.person where s.token = ? and s.keeping > ? and p.keeper = 1",
                                hash,
                                now)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    public static void close(Handle handle, String hash) {
        handle.execute("delete from sessions where token = ?", hash);
    }

    /** One of this person's, by the id that he sees. Whether there was one. */
    public static boolean close(Handle handle, String person, String id) {
        return handle.execute("delete from sessions where person = ? and substr(token, 1, ?) = ?", person, SHOWN, id)
                > 0;
    }

    /** All but one: after a new password other machines must log in again. */
    public static void closeOthers(Handle handle, String person, String hash) {
        handle.execute("delete from sessions where person = ? and token <> ?", person, hash);
    }

    public static void closeAll(Handle handle, String person) {
        handle.execute("delete from sessions where person = ?", person);
    }
}
