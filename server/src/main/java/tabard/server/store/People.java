package tabard.server.store;

import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** People and their sessions, in the database. A session is known by the hash of its token only. */
public final class People {
    private static final String PERSON = "select p.id, p.name, p.password, p.created from people p ";

    private People() {}

    public static void insert(Handle handle, Person person) {
        handle.execute(
                "insert into people (id, name, created) values (?, ?, ?)",
                person.id(),
                person.name(),
                person.created());
    }

    public static void rename(Handle handle, String person, String name) {
        handle.execute("update people set name = ? where id = ?", name, person);
        handle.execute("update people set login = ? where id = ? and login is not null", login(name), person);
    }

    /** From now on the name belongs to this person: two with a password cannot share one. */
    public static void password(Handle handle, Person person, String hash) {
        handle.execute(
                "update people set password = ?, login = ? where id = ?", hash, login(person.name()), person.id());
    }

    public static Optional<Person> called(Handle handle, String name) {
        return one(handle, PERSON + "where p.login = ?", login(name));
    }

    public static Optional<Person> inSession(Handle handle, String token) {
        return one(handle, PERSON + "join sessions s on s.person = p.id where s.token = ?", token);
    }

    private static Optional<Person> one(Handle handle, String sql, String key) {
        return handle.select(sql, key)
                .map((rows, _) -> new Person(rows.getString(1), rows.getString(2), rows.getString(3), rows.getLong(4)))
                .findOne();
    }

    public static void open(Handle handle, String token, String person, long now) {
        handle.execute("insert into sessions (token, person, created) values (?, ?, ?)", token, person, now);
    }

    public static void close(Handle handle, String token) {
        handle.execute("delete from sessions where token = ?", token);
    }

    /** After a new password other machines must log in again. */
    public static void closeOthers(Handle handle, String person, String token) {
        handle.execute("delete from sessions where person = ? and token <> ?", person, token);
    }

    /** Nothing of the person stays; what was played and said stays without a name. */
    public static void delete(Handle handle, String person) {
        handle.execute("delete from sessions where person = ?", person);
        handle.execute(
                "update seats set person = null, kind = 'open', contribution = '' where person = ? and table_id in (select id from tables where state = 'waiting')",
                person);
        handle.execute("update seats set person = null, kind = 'bot', bot = 'random' where person = ?", person);
        handle.execute("update tables set host = null where host = ?", person);
        handle.execute("update chat set person = null, name = '' where person = ?", person);
        handle.execute("delete from people where id = ?", person);
    }

    private static String login(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
