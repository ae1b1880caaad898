package tabard.server.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** Who has a page open in which inn on one PostgreSQL database, and whether in front; at a table, or anywhere in the house. */
public final class Presence {
    /** Not at a table. */
    public static final String HOUSE = "";

    private Presence() {}

    /** Persons who came or changed (true: in front) and who left, told to the other inns where it was at a table. */
    public static void change(
            Handle handle, String inn, String table, Map<String, Boolean> here, Collection<String> gone) {
        if (!gone.isEmpty()) {
            var batch = handle.prepareBatch("delete from presence where inn = ? and table_id = ? and person = ?");
            gone.forEach(person -> batch.add(inn, table, person));
            batch.execute();
        }
        if (!here.isEmpty()) {
            var batch = handle.prepareBatch("insert into presence (inn, table_id, person, front) values (?, ?, ?, ?)"
                    + " on conflict (inn, table_id, person) do update set front = excluded.front");
            here.forEach((person, front) -> batch.add(inn, table, person, front ? 1 : 0));
            batch.execute();
        }
        tell(handle, table);
    }

    /** All who were in an inn that is open no more are gone. Returns from which tables. */
    public static List<String> clear(Handle handle, String inn) {
        var tables = handle
                .createQuery("delete from presence where inn = ? returning table_id")
                .bind(0, inn)
                .mapTo(String.class)
                .stream()
                .filter(table -> !table.equals(HOUSE))
                .distinct()
                .toList();
        tables.forEach(table -> tell(handle, table));
        return tables;
    }

    private static void tell(Handle handle, String table) {
        if (!table.equals(HOUSE)) {
            handle.select(
                            "select pg_notify('tabard_news', current_setting('application_name') || ' presence ' || ? || ' 0')",
                            table)
                    .mapTo(String.class)
                    .list();
        }
    }

    /** Who is at the table in another inn; true where in front in one of them. */
    public static Map<String, Boolean> elsewhere(Handle handle, String inn, String table) {
        var found = new HashMap<String, Boolean>();
        handle.select(
                        "select person, max(front) as front from presence where table_id = ? and inn <> ? group by person",
                        table,
                        inn)
                .map((row, _) -> Map.entry(row.getString("person"), row.getInt("front") == 1))
                .forEach(one -> found.put(one.getKey(), one.getValue()));
        return found;
    }

    /** Those of these people who are anywhere in another inn. */
    public static Set<String> elsewhere(Handle handle, String inn, Collection<String> people) {
        return handle
                .select(
                        "select distinct person from presence where inn <> ? and person = any(string_to_array(?, ' '))",
                        inn,
                        String.join(" ", people))
                .mapTo(String.class)
                .stream()
                .collect(Collectors.toSet());
    }
}
