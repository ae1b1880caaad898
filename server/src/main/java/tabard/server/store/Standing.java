package tabard.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What a seat lets go by without being asked: a kind of window, until the chronicle names a thing, or without one until the round ends.
 * Since: the last view before it was wished.
 */
public record Standing(
        String table, String seat, String window, @Nullable String thing, int since) {

    /** Of all seats of a table. */
    public static List<Standing> of(Handle handle, String table) {
        return handle.select("select * from standing where table_id = ? order by seat, moment", table)
                .map((row, _) -> new Standing(
                        row.getString("table_id"),
                        row.getString("seat"),
                        row.getString("moment"),
                        row.getString("thing"),
                        row.getInt("since")))
                .list();
    }

    /** In place of an earlier one about the same window. */
    public static void put(Handle handle, Standing standing) {
        end(handle, standing.table, standing.seat, standing.window);
        handle.execute(
                "insert into standing (table_id, seat, moment, thing, since) values (?, ?, ?, ?, ?)",
                standing.table,
                standing.seat,
                standing.window,
                standing.thing,
                standing.since);
    }

    public static void end(Handle handle, String table, String seat, String window) {
        handle.execute("delete from standing where table_id = ? and seat = ? and moment = ?", table, seat, window);
    }

    /** Whoever takes the seat over has wished nothing. */
    public static void end(Handle handle, String table, String seat) {
        handle.execute("delete from standing where table_id = ? and seat = ?", table, seat);
    }
}
