package tabard.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Handle;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A copy of the whole inn as lines of JSON, zipped: the same for both databases, so that one can move to the other. */
public final class Backup {
    private static final JsonMapper JSON = new JsonMapper();
    private static final TypeReference<Map<String, Object>> ROW = new TypeReference<>() {};
    private static final String TITLE = "tabard backup 1";

    /** In an order in which no row refers to a later one. */
    private static final List<String> ALL = List.of("people", "sessions", "tables", "seats", "steps", "chat");

    private Backup() {}

    /** As the inn was at one moment; it may stay open meanwhile. The file appears when it is complete. */
    public static long save(Store store, Path file) {
        try {
            Path draft = file.resolveSibling(file.getFileName() + ".part");
            long rows;
            try (var out = new GZIPOutputStream(Files.newOutputStream(draft))) {
                out.write(line(Map.of("backup", TITLE)));
                rows = store.snapshot(handle -> {
                    long sum = 0;
                    for (String table : ALL) {
                        sum += save(handle, table, out);
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
        return store.write(handle -> {
            if (handle.select("select count(*) from people").mapTo(Long.class).one() > 0) {
                throw new IllegalStateException("a backup can be restored into an empty inn only");
            }
            try (var in = new BufferedReader(
                    new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
                return restore(handle, in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static long restore(Handle handle, BufferedReader in) throws IOException {
        String first = in.readLine();
        if (first == null || !TITLE.equals(JSON.readValue(first, ROW).get("backup"))) {
            throw new IllegalStateException("not a backup of an inn");
        }
        long rows = 0;
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            var row = JSON.readValue(text, ROW);
            if (row.get("rows") instanceof Number sum) {
                if (sum.longValue() != rows) {
                    throw new IllegalStateException("the backup is damaged: " + rows + " rows instead of " + sum);
                }
                return rows;
            }
            insert(handle, row);
            rows++;
        }
        throw new IllegalStateException("the backup is cut off after " + rows + " rows");
    }

    private static void insert(Handle handle, Map<String, Object> row) {
        String table = String.valueOf(row.remove("in"));
        if (!ALL.contains(table) || !row.keySet().stream().allMatch(name -> name.matches("[a-z_]+"))) {
            throw new IllegalStateException("the backup holds rows of an unknown kind: " + table);
        }
        var names = new ArrayList<>(row.keySet());
        var holes = names.stream().map(_ -> "?").toList();
        handle.execute(
                "insert into " + table + " (" + String.join(", ", names) + ") values (" + String.join(", ", holes)
                        + ")",
                names.stream().map(row::get).toArray());
    }
}
