package tabard.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.duckdb.DuckDBAppender;
import org.jspecify.annotations.Nullable;
import tabard.arena.data.Decision;
import tabard.arena.data.DecisionWriter;
import tabard.table.sheet.Layout;

/**
 * Rows are gathered by a thread of its own, because the database takes them from one thread only, and copied into a file in a hidden folder
 * beside the place where it will be. That folder also takes what does not fit into memory.
 */
final class DuckWriter implements DecisionWriter {
    private static final String MEMORY_LIMIT = "2GB";
    private static final int GAMES_WAITING = 64;
    private static final List<Decision> END = List.of(); // nobody adds a game without decisions

    private final Path file;
    private final Path folder;
    private final boolean wide;
    private final String card;
    private final BlockingQueue<List<Decision>> waiting = new ArrayBlockingQueue<>(GAMES_WAITING);
    private final Thread thread;
    private final Thread brokenOff = Thread.ofPlatform().unstarted(this::tidy); // somebody stops the program
    private boolean ended; // known to its thread alone: no game comes any more
    private volatile @Nullable Exception failed;
    private volatile boolean given; // up: nothing more is wanted of it
    private volatile boolean written;

    DuckWriter(Path file, Path folder, boolean wide, String card) {
        this.file = file;
        this.folder = folder;
        this.wide = wide;
        this.card = card;
        this.thread = Thread.ofPlatform().daemon().name("export").start(this::write);
        Runtime.getRuntime().addShutdownHook(brokenOff);
    }

    private Path made() {
        return folder.resolve("whole.parquet");
    }

    @Override
    public void add(List<Decision> decisions) {
        if (!decisions.isEmpty()) {
            put(decisions);
        }
    }

    private void put(List<Decision> decisions) {
        try {
            waiting.put(decisions);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write() {
        try (var connection = DuckFiles.open();
                var statement = connection.createStatement()) {
            statement.execute("SET memory_limit = " + DuckFiles.quoted(MEMORY_LIMIT));
            statement.execute("SET temp_directory = "
                    + DuckFiles.quoted(folder.resolve("spilled").toString()));
            statement.execute("""
                    CREATE TABLE decisions (game INTEGER, step INTEGER, round INTEGER, seat VARCHAR, view %s[], legal INTEGER[], \
                    options INTEGER, choice INTEGER, line VARCHAR, outcome FLOAT, worth FLOAT)""".formatted(wide ? "INTEGER" : "SMALLINT"));
            try (var rows = connection.createAppender("decisions")) {
                for (var game = waiting.take(); !game.isEmpty(); game = waiting.take()) {
                    for (var decision : game) {
                        add(rows, decision);
                    }
                }
                ended = true;
            }
            if (!given) {
                statement.execute("COPY decisions TO %s (FORMAT parquet, KV_METADATA {tabard: %s})"
                        .formatted(DuckFiles.quoted(made().toString()), DuckFiles.quoted(card)));
                written = true;
            }
        } catch (SQLException | RuntimeException e) {
            failed = e;
            drain();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Nobody who adds must wait for ever. */
    private void drain() {
        try {
            while (!ended) {
                ended = waiting.take().isEmpty();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void add(DuckDBAppender rows, Decision decision) throws SQLException {
        rows.beginRow()
                .append(decision.game())
                .append(decision.step())
                .append(decision.round())
                .append(decision.seat());
        view(rows, decision.view());
        rows.append(decision.legal())
                .append(decision.options())
                .append(decision.choice())
                .append(decision.line())
                .append((float) decision.outcome())
                .append((float) decision.worth())
                .endRow();
    }

    private void view(DuckDBAppender rows, int[] view) throws SQLException {
        boolean[] hidden = new boolean[view.length];
        short[] narrow = new short[view.length];
        for (int i = 0; i < view.length; i++) {
            hidden[i] = view[i] == Layout.HIDDEN;
            narrow[i] = (short) view[i];
        }
        if (wide) {
            rows.append(view, hidden);
        } else {
            rows.append(narrow, hidden);
        }
    }

    @Override
    public void finish() throws IOException {
        end();
        var fault = failed;
        if (fault != null || !written) {
            throw new FileSystemException(
                    file.toString(), null, fault == null ? "interrupted" : DuckFiles.firstLine(fault));
        }
        Files.move(made(), file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private void end() {
        if (!thread.isAlive()) {
            return;
        }
        put(END);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        given = true;
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(brokenOff);
        } catch (IllegalStateException _) {
            return; // it is at work
        }
        tidy();
    }

    private void tidy() {
        try (var files = Files.walk(folder)) {
            for (var each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
