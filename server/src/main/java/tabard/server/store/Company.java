package tabard.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Whom somebody has played with, how it ended, and whom he wants to see no more. */
public final class Company {
    private static final int MOST = 4000;

    private Company() {}

    /** Somebody one has played with. Blocked: by the one who asks. */
    public record Met(String id, String name, int tables, boolean blocked) {}

    /** A seat at a table that was played to its end. */
    public record Played(
            String table,
            String game,
            String outcome,
            String seat,
            @Nullable String person,
            @Nullable String name,
            @Nullable String bot) {}

    /** The last met first. Whoever has blocked the one who asks is not among them. */
    public static List<Met> met(Handle handle, String person, int most) {
        return handle.select("""
                        select p.id, p.name, count(*) as many, max(t.created) as newest,
                            (select count(*) from blocks b where b.person = ? and b.other = p.id) as blocked
                        from seats mine join tables t on t.id = mine.table_id join seats his on his.table_id = t.id
                            join people p on p.id = his.person
                        where mine.person = ? and mine.kind = 'person' and his.kind = 'person' and his.person <> ? and t.state <> 'waiting'
                            and not exists (select 1 from blocks b where b.person = p.id and b.other = ?)
                        group by p.id, p.name order by newest desc limit ?""", person, person, person, person, most)
                .map((row, _) -> new Met(
                        row.getString("id"), row.getString("name"), row.getInt("many"), row.getInt("blocked") > 0))
                .list();
    }

    /** Whether the two have played together, and the other has not blocked this one. */
    public static boolean friends(Handle handle, String person, String other) {
        return met(handle, person, MOST).stream().anyMatch(met -> met.id().equals(other) && !met.blocked());
    }

    public static boolean blocks(Handle handle, @Nullable String person, String other) {
        return person != null
                && handle.select("select count(*) from blocks where person = ? and other = ?", person, other)
                                .mapTo(Integer.class)
                                .one()
                        > 0;
    }

    public static void block(Handle handle, String person, String other) {
        unblock(handle, person, other);
        handle.execute("insert into blocks (person, other) values (?, ?)", person, other);
    }

    public static void unblock(Handle handle, String person, String other) {
        handle.execute("delete from blocks where person = ? and other = ?", person, other);
    }

    /** All seats of the tables that he played to the end, the newest first; copies, where one tries things out, are not among them. */
    public static List<Played> played(Handle handle, String person) {
        return handle.select("""
                        select t.id, t.game, t.outcome, s.seat, s.person, case when s.gone = 1 then '' else p.name end as name, s.bot
                        from tables t join seats s on s.table_id = t.id left join people p on p.id = s.person
                        where t.state = 'over' and t.outcome is not null and t.copy_of is null
                            and t.id in (select table_id from seats where person = ? and kind = 'person')
                        order by t.created desc, t.id, s.place limit ?""", person, MOST).map((row, _) -> played(row)).list();
    }

    private static Played played(ResultSet row) throws SQLException {
        return new Played(
                row.getString("id"),
                row.getString("game"),
                row.getString("outcome"),
                row.getString("seat"),
                row.getString("person"),
                row.getString("name"),
                row.getString("bot"));
    }
}
