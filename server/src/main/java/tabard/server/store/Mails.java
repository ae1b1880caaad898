package tabard.server.store;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Where people may be written to, and the codes that were sent them. */
public final class Mails {
    /** How long a code is good. */
    public static final Duration LIFE = Duration.ofMinutes(20);

    private Mails() {}

    /** Somebody's address, which he has shown to be his own. */
    public record MailRow(String person, String address, boolean notices, String language, long created) {}

    /** Whose code it is, and the address that it was sent to where that is not yet known to be his. */
    public record Code(String hash, String person, @Nullable String address, String language) {}

    public static Optional<MailRow> of(Handle handle, String person) {
        return handle.select("select person, address, notices, language, created from mails where person = ?", person)
                .map((row, _) -> new MailRow(
                        row.getString(1), row.getString(2), row.getInt(3) != 0, row.getString(4), row.getLong(5)))
                .findOne();
    }

    /** One each: the last that was shown to be his. */
    public static void put(Handle handle, MailRow row) {
        handle.execute("delete from mails where person = ?", row.person());
        handle.execute(
                "insert into mails (person, address, notices, language, created) values (?, ?, ?, ?, ?)",
                row.person(),
                row.address(),
                row.notices() ? 1 : 0,
                row.language(),
                row.created());
    }

    /** Whether he has an address. */
    public static boolean notices(Handle handle, String person, boolean wanted, String language) {
        return handle.execute(
                        "update mails set notices = ?, language = ? where person = ?", wanted ? 1 : 0, language, person)
                == 1;
    }

    /** The address and what was sent to it. */
    public static void delete(Handle handle, String person) {
        handle.execute("delete from mails where person = ?", person);
        forget(handle, person);
    }

    // --- codes ---

    public static void send(Handle handle, Code code, long now) {
        handle.execute("delete from codes where until < ?", now);
        handle.execute(
                "insert into codes (hash, person, address, language, until) values (?, ?, ?, ?, ?)",
                code.hash(),
                code.person(),
                code.address(),
                code.language(),
                now + LIFE.toMillis());
    }

    /** Good once, for him only, and for what it was sent for: to confirm an address, or to come back. */
    public static Optional<Code> take(Handle handle, String hash, String person, boolean confirms, long now) {
        var found = handle.select(
                        "select address, language from codes where hash = ? and person = ? and until >= ? and (address"
                                + " is not null) = ?",
                        hash,
                        person,
                        now,
                        confirms)
                .map((row, _) -> new Code(hash, person, row.getString(1), row.getString(2)))
                .findOne();
        return found.filter(_ -> handle.execute("delete from codes where hash = ?", hash) == 1);
    }

    /** What was sent him opens nothing any more. */
    public static void forget(Handle handle, String person) {
        handle.execute("delete from codes where person = ?", person);
    }
}
