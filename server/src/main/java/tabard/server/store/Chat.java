package tabard.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What was said at a table. */
public record Chat(
        String table,
        int n,
        @Nullable String person,
        String name,
        @Nullable String seat,
        String text,
        long time) {

    /** After all others at its table; a lost race where another inn adds one at the same moment. */
    public static Chat add(Handle handle, Chat line) {
        int next = handle.select("select coalesce(max(n), -1) + 1 from chat where table_id = ?", line.table)
                .mapTo(Integer.class)
                .one();
        var added = new Chat(line.table, next, line.person, line.name, line.seat, line.text, line.time);
        insert(handle, added);
        return added;
    }

    private static void insert(Handle handle, Chat line) {
        handle.execute(
                "insert into chat (table_id, n, person, name, seat, text, time) values (?, ?, ?, ?, ?, ?, ?)",
                line.table,
                line.n,
                line.person,
                line.name,
                line.seat,
                line.text,
                line.time);
    }

    public static Optional<Chat> find(Handle handle, String table, int n) {
        return handle.select("select * from chat where table_id = ? and n = ?", table, n)
                .map((rows, _) -> read(rows))
                .findOne();
    }

    /** The newest lines, oldest first. */
    public static List<Chat> last(Handle handle, String table, int most) {
        return handle.select("select * from chat where table_id = ? order by n desc limit ?", table, most)
                .map((rows, _) -> read(rows))
                .list()
                .reversed();
    }

    private static Chat read(ResultSet rows) throws SQLException {
        return new Chat(
                rows.getString("table_id"),
                rows.getInt("n"),
                rows.getString("person"),
                rows.getString("name"),
                rows.getString("seat"),
                rows.getString("text"),
                rows.getLong("time"));
    }
}
