package tabard.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.databind.json.JsonMapper;

/** A copy of the whole inn as lines of JSON, zipped: the same for both databases, so that one can move to the other. */
public final class Backup {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String TITLE = "tabard backup 1";

    /** In an order in which no row refers to a later one. */
    private static final List<String> ALL = List.of(
            "people",
            "blocks",
            "sessions",
            "tables",
            "seats",
            "steps",
            "chat",
            "keys",
            "pushes",
            "passkeys",
            "notes",
            "standing",
            "mails");

    /** What was not there from the beginning, and since which version it is. */
    private static final Map<String, Integer> SINCE =
            Map.of("blocks", 9, "keys", 10, "pushes", 10, "passkeys", 22, "notes", 23, "standing", 41, "mails", 50);

    private Backup() {}

    /** As the inn was at one moment; it may stay open meanwhile. The file appears when it is complete. */
    public static long save(Store store, Path file) {
        try {
            Path draft = file.resolveSibling(file.getFileName() + ".part");
            long rows;
            try (var out = new GZIPOutputStream(OwnerOnly.writing(draft))) {
                out.write(line(Map.of("backup", TITLE, "schema", store.version())));
                rows = store.snapshot(handle -> {
                    long sum = 0;
                    for (String table : ALL) {
                        if (SINCE.getOrDefault(table, 1) <= store.version()) {
                            sum += save(handle, table, out);
                        }
                    }
                    return sum;
                });
                out.write(line(Map.of("rows", rows)));
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long save(Handle handle, String table, GZIPOutputStream out) {
        try (var rows = handle.select("select * from " + table).mapToMap().stream()) {
            return rows.mapToLong(row -> {
                        var all = new LinkedHashMap<String, Object>();
                        all.put("in", table);
                        all.putAll(row);
                        try {
                            out.write(line(all));
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                        return 1;
                    })
                    .sum();
        }
    }

    private static byte[] line(Map<String, ?> row) {
        return (JSON.writeValueAsString(row) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Into an empty inn only: nothing is overwritten. All of it, or nothing where the file is damaged. */
    public static long restore(Store store, Path file) {
        try (var lines = BackupLines.of(file)) {
            return store.write(handle -> {
                if (handle.select("select count(*) from people")
                                .mapTo(Long.class)
                                .one()
                        > 0) {
                    throw new Refusal(Said.of("inn.not-empty"));
                }
                var title = lines.title(TITLE);
                if (title.get("schema") instanceof Number version && version.intValue() > store.version()) {
                    throw new Refusal(Said.of("inn.newer-backup", version));
                }
                return restore(handle, lines);
            });
        }
    }

    private static long restore(Handle handle, BackupLines lines) {
        long rows = 0;
        for (var row = lines.next(); row != null; row = lines.next()) {
            if (row.get("rows") instanceof Number sum) {
                if (sum.longValue() != rows || lines.next() != null) {
                    throw lines.damaged();
                }
                return rows;
            }
            try {
                insert(handle, row);
            } catch (JdbiException failure) {
                throw Outage.is(failure) ? failure : lines.damaged();
            } catch (IllegalArgumentException unknown) {
                throw lines.damaged();
            }
            rows++;
        }
        throw lines.damaged(); // it is cut off
    }

    private static void insert(Handle handle, Map<String, Object> row) {
        String table = String.valueOf(row.remove("in"));
        if (!ALL.contains(table) || row.isEmpty() || !row.entrySet().stream().allMatch(Backup::plain)) {
            throw new IllegalArgumentException(table);
        }
        var names = new ArrayList<>(row.keySet());
        var holes = names.stream().map(_ -> "?").toList();
        handle.execute(
                "insert into " + table + " (" + String.join(", ", names) + ") values (" + String.join(", ", holes)
                        + ")",
                names.stream().map(row::get).toArray());
    }

    private static boolean plain(Map.Entry<String, Object> cell) {
        var value = cell.getValue();
        return cell.getKey().matches("[a-z_]+")
                && (value == null || value instanceof String || value instanceof Number || value instanceof Boolean);
    }
}
