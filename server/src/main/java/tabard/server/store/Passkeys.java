package tabard.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Passkeys, and the challenges that they sign. */
public final class Passkeys {
    /** So many of one person's. */
    public static final int MOST = 20;

    private static final long PATIENCE = Duration.ofMinutes(5).toMillis();

    private Passkeys() {}

    /** Credential: what the authenticator showed, its public key in it. Signed: how often it says it has signed. */
    public record Passkey(
            String id,
            String person,
            String name,
            String credential,
            long signed,
            int flags,
            long created,
            @Nullable Long used) {}

    public static void insert(Handle handle, Passkey key) {
        handle.execute(
                "insert into passkeys (id, person, name, credential, signed, flags, created) values (?, ?, ?, ?, ?, ?, ?)",
                key.id(),
                key.person(),
                key.name(),
                key.credential(),
                key.signed(),
                key.flags(),
                key.created());
    }

    public static Optional<Passkey> find(Handle handle, String id) {
        return handle.select("select * from passkeys where id = ?", id)
                .map((row, _) -> passkey(row))
                .findOne();
    }

    /** The newest first. */
    public static List<Passkey> of(Handle handle, String person) {
        return handle.select("select * from passkeys where person = ? order by created desc, id", person)
                .map((row, _) -> passkey(row))
                .list();
    }

    private static Passkey passkey(ResultSet row) throws SQLException {
        long used = row.getLong("used");
        return new Passkey(
                row.getString("id"),
                row.getString("person"),
                row.getString("name"),
                row.getString("credential"),
                row.getLong("signed"),
                row.getInt("flags"),
                row.getLong("created"),
                used == 0 ? null : used);
    }

    public static void used(Handle handle, String id, long signed, long now) {
        handle.execute("update passkeys set signed = ?, used = ? where id = ?", signed, now, id);
    }

    public static boolean rename(Handle handle, String person, String id, String name) {
        return handle.execute("update passkeys set name = ? where id = ? and person = ?", name, id, person) == 1;
    }

    public static boolean delete(Handle handle, String person, String id) {
        return handle.execute("delete from passkeys where id = ? and person = ?", id, person) == 1;
    }

    /** Person: who brings a new passkey; nobody, where somebody comes in with one. */
    public static void ask(Handle handle, String challenge, @Nullable String person, long now) {
        handle.execute("delete from challenges where until < ?", now);
        handle.execute(
                "insert into challenges (challenge, person, until) values (?, ?, ?)",
                challenge,
                person,
                now + PATIENCE);
    }

    /** Whether this was asked of him lately; it is then no more. */
    public static boolean answered(Handle handle, String challenge, @Nullable String person, long now) {
        return handle.execute(
                        "delete from challenges where challenge = ? and coalesce(person, '') = ? and until >= ?",
                        challenge,
                        person == null ? "" : person,
                        now)
                == 1;
    }
}
