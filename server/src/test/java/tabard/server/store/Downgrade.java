package tabard.server.store;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Makes an inn as an older program left it: what later ones added is taken away again. */
public final class Downgrade {
    /** By version, how to be rid of what it brought. */
    private static final Map<Integer, List<String>> ADDED = new TreeMap<>(Comparator.reverseOrder());

    static {
        added(3, "alter table steps drop column mark");
        added(4, "alter table steps drop column due", "alter table tables drop column clock_late");
        added(5, "drop table pulse");
        added(6, "alter table steps drop column noticed");
        added(7, "alter table pulse drop column respite");
        added(8, "alter table seats drop column left_by");
        added(9, "drop table blocks", "alter table steps drop column plate");
        added(10, "drop table pushes", "drop table keys");
        added(20, "alter table sessions drop column device", "alter table sessions drop column seen");
        added(21, "alter table seats drop column gone");
        added(22, "drop table challenges", "drop table passkeys");
        added(23, "drop table notes", "alter table tables drop column ending", "alter table people drop column banned");
        added(30, "drop table inns", "drop table leases", "drop table presence", "drop table rates");
        added(40, "alter table tables drop column clock_increment");
        added(41, "drop table standing");
        added(51, "alter table sessions drop column keeping", "alter table people drop column keeper");
        added(50, "drop table mails", "drop table codes");
    }

    private Downgrade() {}

    private static void added(int version, String... undo) {
        ADDED.put(version, List.of(undo));
    }

    public static void to(Handle handle, int version) {
        ADDED.forEach((later, undo) -> {
            if (later > version) {
                undo.forEach(handle::execute);
                handle.execute("delete from flyway_schema_history where version = ?", Integer.toString(later));
            }
        });
        for (String known : handle.select("select version from flyway_schema_history where version is not null")
                .mapTo(String.class)) {
            if (Integer.parseInt(known) > version) {
                throw new AssertionError("it is not said here how to be rid of version " + known);
            }
        }
    }
}
