package tabard.server.store;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * The inns on one PostgreSQL database, and in which of them the bots and clocks of each table run. Time is the database's own, since the
 * clocks of machines differ.
 */
public final class Inns {
    /** For so long an inn is believed to be open after it last said so. */
    public static final Duration TERM = Duration.ofSeconds(4);

    private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
    private static final int AT_ONCE = 100;

    private Inns() {}

    public static void enter(Handle handle, String inn) {
        handle.execute("insert into inns (name, until) values (?, " + NOW + " + ?)", inn, TERM.toMillis());
    }

    /** It is still open. False where the others have given it up meanwhile. */
    public static boolean beat(Handle handle, String inn) {
        return handle.execute("update inns set until = " + NOW + " + ? where name = ?", TERM.toMillis(), inn) == 1;
    }

    /** Its tables go to whoever looks next. */
    public static void leave(Handle handle, String inn) {
        handle.execute("delete from inns where name = ?", inn);
    }

    /** Gives up those that have said nothing for too long, and returns them. One that says something at this moment is left alone. */
    public static List<String> giveUp(Handle handle) {
        return handle.createQuery("delete from inns where name in (select name from inns where until < " + NOW
                        + " for update skip locked) returning name")
                .mapTo(String.class)
                .list();
    }

    /** Takes some tables whose inn is open no more; others look for their part of them at the same time. */
    public static List<String> inherit(Handle handle, String inn) {
        return handle.createQuery("""
                        update leases set inn = :inn where table_id in (select table_id from leases l
                            where not exists (select 1 from inns where name = l.inn) limit :most for update skip locked)
                        returning table_id""")
                .bind("inn", inn)
                .bind("most", AT_ONCE)
                .mapTo(String.class)
                .list();
    }

    /** Of these tables, those that are now its own: nobody had them, or somebody who is open no more. */
    public static List<String> take(Handle handle, String inn, Collection<String> tables) {
        return handle.createQuery("""
                        insert into leases as l (table_id, inn) select table_id, :inn from unnest(string_to_array(:tables, ' ')) table_id
                        order by table_id on conflict (table_id) do update set inn = excluded.inn
                            where l.inn = excluded.inn or not exists (select 1 from inns where name = l.inn)
                        returning table_id""")
                .bind("inn", inn)
                .bind("tables", String.join(" ", tables))
                .mapTo(String.class)
                .list();
    }

    /** Those that it has, where it is not sure. */
    public static List<String> kept(Handle handle, String inn) {
        return handle.select("select table_id from leases where inn = ?", inn)
                .mapTo(String.class)
                .list();
    }

    public static void release(Handle handle, String inn, Collection<String> tables) {
        handle.execute(
                "delete from leases where inn = ? and table_id = any(string_to_array(?, ' '))",
                inn,
                String.join(" ", tables));
    }
}
