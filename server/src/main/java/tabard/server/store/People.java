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

    /** The same for somebody who comes in without a password. */
    public static void claim(Handle handle, Person person) {
        handle.execute("update people set login = ? where id = ? and login is null", login(person.name()), person.id());
    }

    /** The name is anybody's again, where nothing is left by which its person could come back. */
    public static void release(Handle handle, String person) {
        handle.execute("""
            update people set login = null where id = ? and password is null
                and not exists (select 1 from passkeys where person = people.id)
                and not exists (select 1 from mails where person = people.id)""", person);
    }

    public static Optional<Person> find(Handle handle, String id) {
        return one(handle, PERSON + "where p.id = ?", id);
    }

    public static Optional<Person> called(Handle handle, String name) {
        return one(handle, PERSON + "where p.login = ?", login(name));
    }

    private static Optional<Person> one(Handle handle, String sql, String key) {
        return handle.select(sql, key)
                .map((rows, _) -> new Person(rows.getString(1), rows.getString(2), rows.getString(3), rows.getLong(4)))
                .findOne();
    }

    /** A password that is right, kept as it is kept today. */
    public static void rehash(Handle handle, String person, String before, String hash) {
        handle.execute("update people set password = ? where id = ? and password = ?", hash, person, before);
    }

    /** Nothing of the person stays; what was played and said stays without a name. His seats at running games go on with that bot. */
    public static void delete(Handle handle, String person, String bot) {
        Sessions.closeAll(handle, person);
        handle.execute(
                "update seats set person = null, kind = 'open', contribution = '' where person = ? and table_id in (select id from tables where state = 'waiting')",
                person);
        handle.execute(
                "update seats set person = null, gone = 1, kind = 'bot', bot = ?, away = 0 where person = ? and table_id in (select id from tables where state = 'playing')",
                bot,
                person);
        handle.execute("update seats set person = null, gone = 1 where person = ?", person);
        handle.execute("update seats set left_by = null, gone = 1 where left_by = ?", person);
        handle.execute("update tables set host = null where host = ?", person);
        handle.execute("update chat set person = null, name = '' where person = ?", person);
        handle.execute("delete from passkeys where person = ?", person);
        handle.execute("delete from pushes where person = ?", person);
        Mails.delete(handle, person);
        handle.execute("delete from blocks where person = ? or other = ?", person, person);
        handle.execute("delete from people where id = ?", person);
    }

    private static String login(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
