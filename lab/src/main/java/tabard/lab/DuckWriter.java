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
import org.jspecify.annotations.Nullable;
import tabard.arena.data.Decision;
import tabard.arena.data.DecisionWriter;

/**
 * Rows are written by a thread of its own while games are still being played, into a file in a hidden folder beside the place where it will be.
 * That folder also takes what does not fit into memory.
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
    private volatile @Nullable Throwable failed;
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
        try (var scan = new DecisionScan(wide, waiting)) {
            scan.run("SET threads = 1"); // others are busy playing
            scan.run("SET memory_limit = " + DuckFiles.quoted(MEMORY_LIMIT));
            scan.run("SET temp_directory = "
                    + DuckFiles.quoted(folder.resolve("spilled").toString()));
            try {
                scan.run("COPY (FROM decisions()) TO %s (FORMAT parquet, KV_METADATA {tabard: %s})"
                        .formatted(DuckFiles.quoted(made().toString()), DuckFiles.quoted(card)));
                written = true;
            } finally {
                ended = scan.ended();
            }
        } catch (SQLException | RuntimeException | LinkageError e) {
            failed = e;
            drain();
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
