package tabard.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;
import tabard.arena.data.DataFiles;
import tabard.arena.data.DecisionWriter;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Parquet files by DuckDB, a database that lives in this process. */
public final class DuckFiles implements DataFiles {
    private static final String MEMORY = "jdbc:duckdb:";

    private static final String CAUSE = "Error: ";

    @Override
    public DecisionWriter create(Path file, boolean wide, String card) throws IOException {
        if (Files.isDirectory(file)) {
            throw new Refusal(Said.of("file.folder", file.toString()));
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new Refusal(
                    Said.of("file.special", file.toString())); // the move at the end would put a file in its place
        }
        var place = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        var folder = place.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Refusal(Said.of("file.no-folder", file.toString()));
        }
        return new DuckWriter(place, Files.createTempDirectory(folder, ".export"), wide, card);
    }

    @Override
    public Answer ask(List<Path> files, String sql) throws IOException {
        for (var file : files) {
            if (!Files.isRegularFile(file)) {
                throw new NoSuchFileException(file.toString());
            }
        }
        try (var connection = open();
                var statement = connection.createStatement()) {
            show(statement, files);
            return answer(connection, sql);
        } catch (SQLException e) {
            throw new Refusal(Said.of("data.sql", firstLine(e)));
        }
    }

    /** Its native part is unpacked first; where there is no room for that, it cannot be linked. */
    static DuckDBConnection open() throws SQLException {
        try {
            return (DuckDBConnection) DriverManager.getConnection(MEMORY);
        } catch (LinkageError e) {
            Throwable why = e;
            while (why.getCause() != null) {
                why = why.getCause();
            }
            throw new SQLException(System.getProperty("java.io.tmpdir") + ": " + why.getMessage(), e);
        }
    }

    private static void show(Statement statement, List<Path> files) {
        String list = files.stream().map(file -> quoted(file.toString())).collect(Collectors.joining(", "));
        try {
            statement.execute(
                    "CREATE VIEW decisions AS SELECT * FROM read_parquet([%s], union_by_name = true)".formatted(list));
        } catch (SQLException e) {
            String names = files.stream().map(Path::toString).collect(Collectors.joining(", "));
            throw new Refusal(Said.of("data.no-games", names, firstLine(e)));
        }
    }

    private static Answer answer(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            if (!statement.execute(sql)) {
                return new Answer(List.of(), List.of());
            }
            try (var rows = statement.getResultSet()) {
                return read(rows);
            }
        }
    }

    private static Answer read(ResultSet found) throws SQLException {
        var about = found.getMetaData();
        var columns = new ArrayList<String>();
        for (int i = 1; i <= about.getColumnCount(); i++) {
            columns.add(about.getColumnLabel(i));
        }
        var rows = new ArrayList<List<@Nullable Object>>();
        while (found.next()) {
            var row = new ArrayList<@Nullable Object>();
            for (int i = 1; i <= columns.size(); i++) {
                row.add(plain(found.getObject(i)));
            }
            rows.add(row);
        }
        return new Answer(columns, rows);
    }

    private static @Nullable Object plain(@Nullable Object value) throws SQLException {
        return switch (value) {
            case null -> null;
            case Number number -> number;
            case Array array -> Arrays.toString((Object[]) array.getArray());
            default -> value.toString();
        };
    }

    static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /** What DuckDB says is followed by hints over several lines, or says first that a second line has what is wrong. */
    static String firstLine(Throwable e) {
        var lines =
                Objects.requireNonNullElse(e.getMessage(), e.toString()).lines().toList();
        return lines.stream()
                .filter(line -> line.startsWith(CAUSE))
                .map(line -> line.substring(CAUSE.length()))
                .findFirst()
                .orElseGet(() -> lines.isEmpty() ? "" : lines.getFirst());
    }
}
