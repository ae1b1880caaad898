package tabard.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.BackupPlan;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Writes a backup whenever one is due, proves it by filling an empty database from it, and keeps the newest few. */
public final class Copyist implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Copyist.class);
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'tabard-'uuuuMMdd'T'HHmmss'Z.backup'").withZone(ZoneOffset.UTC);
    private static final Duration TRY_AGAIN = Duration.ofMinutes(10);
    private static final int PATIENCE_SECONDS = 20;

    private final ExecutorService desk = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("copyist").daemon().factory());
    private final AtomicBoolean writing = new AtomicBoolean();
    private final Store store;
    private final BackupPlan plan;
    private final InstantSource clock;
    private volatile Instant last;
    private volatile Instant due;
    private volatile boolean failed;

    /** What lies there from before counts: the next one is due when the newest is old enough. */
    public Copyist(Store store, BackupPlan plan, InstantSource clock) {
        this.store = store;
        this.plan = plan;
        this.clock = clock;
        try {
            OwnerOnly.folder(plan.folder());
            this.last = files().stream().findFirst().flatMap(Copyist::written).orElse(Instant.EPOCH);
        } catch (IOException | UncheckedIOException e) {
            throw new Refusal(Said.of("inn.no-backups", plan.folder().toString()));
        }
        this.due = last.plus(plan.every());
    }

    /** How it went last, in a word for whoever watches: nothing yet, well, or failed. */
    public String state() {
        return failed ? "failed" : last.equals(Instant.EPOCH) ? "none" : "well";
    }

    /** Seconds since the newest that was proved. */
    public double age() {
        return last.equals(Instant.EPOCH)
                ? Double.NaN
                : (double) Duration.between(last, clock.instant()).toSeconds();
    }

    /** Every few seconds: begins one, where it is due and none is being written. */
    public void look() {
        if (!clock.instant().isBefore(due) && writing.compareAndSet(false, true)) {
            desk.execute(() -> {
                try {
                    copy(clock.instant());
                } finally {
                    writing.set(false);
                }
            });
        }
    }

    private void copy(Instant now) {
        Path draft = plan.folder().resolve(".unproved");
        try {
            long rows = Backup.save(store, draft);
            prove(draft, rows);
            Path file = plan.folder().resolve(NAME.format(now));
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            last = now;
            due = now.plus(plan.every());
            failed = false;
            LOG.info("event=backup file={} rows={}", file, rows);
            for (var old : files().stream().skip(plan.keep()).toList()) {
                Files.delete(old);
            }
        } catch (IOException | RuntimeException failure) {
            failed = true;
            due = now.plus(plan.every().compareTo(TRY_AGAIN) < 0 ? plan.every() : TRY_AGAIN);
            LOG.error("event=backup-failed folder={} reason=\"{}\"", plan.folder(), Outage.reason(failure));
        }
    }

    /** A copy that nobody has ever restored is a hope. */
    private void prove(Path draft, long rows) throws IOException {
        Path empty = Files.createTempDirectory(plan.folder(), ".proof");
        try (var store = Store.open(empty, null)) {
            long restored = Backup.restore(store, draft);
            if (restored != rows) {
                throw new IOException("of " + rows + " rows " + restored + " came back");
            }
        } finally {
            clear(empty);
        }
    }

    private static void clear(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /** The newest first; files of other names are not ours. */
    private List<Path> files() throws IOException {
        try (var files = Files.list(plan.folder())) {
            return files.filter(file -> written(file).isPresent())
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
    }

    private static Optional<Instant> written(Path file) {
        try {
            return Optional.of(NAME.parse(file.getFileName().toString(), Instant::from));
        } catch (DateTimeParseException other) {
            return Optional.empty();
        }
    }

    /** One that is being written is given a moment. */
    @Override
    public void close() {
        desk.shutdown();
        try {
            if (!desk.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                desk.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
