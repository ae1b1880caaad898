package tabard.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Everything that outlives the process: a SQLite file in a folder, or a PostgreSQL database. Reads are many, the writer is one. */
public final class Store implements AutoCloseable {
    private final HikariDataSource readers;
    private final HikariDataSource writer;
    private final Jdbi reading;
    private final Scribe scribe;
    private final Pulse pulse;
    private final @Nullable String database;
    private final String name;
    private final int version;

    private Store(Opening.Pools opened, @Nullable String database, String name) {
        this.database = database;
        this.name = name;
        this.version = opened.version();
        this.readers = opened.readers();
        this.writer = opened.writer();
        this.reading = Jdbi.create(readers);
        this.scribe = new Scribe(Jdbi.create(writer));
        this.pulse = new Pulse(scribe);
    }

    /** Opens the database, made or brought up to date first. */
    public static Store open(Path data, @Nullable String database) {
        return open(data, database, true);
    }

    /** Opens a database that is there, and leaves its tables as they are. */
    public static Store existing(Path data, @Nullable String database) {
        return open(data, database, false);
    }

    private static Store open(Path data, @Nullable String database, boolean make) {
        String name = "tabard-" + UUID.randomUUID();
        try (var opening = new Opening(data, database, name)) {
            var opened = opening.open(make);
            return new Store(opened, database, name);
        }
    }

    /** Which version its tables have. */
    int version() {
        return version;
    }

    /** Refuses a database that was last opened by a program which knew less. */
    public Store atLeast(int needed) {
        if (version < needed) {
            throw new Refusal(Said.of("inn.older-database", version));
        }
        return this;
    }

    public <T> T read(Function<Handle, T> question) {
        return reading.withHandle(question::apply);
    }

    /** Several questions to one moment, whatever is written meanwhile. */
    <T> T snapshot(Function<Handle, T> questions) {
        return reading.inTransaction(TransactionIsolationLevel.SERIALIZABLE, questions::apply);
    }

    /** Returns when it is committed. */
    public <T> T write(Function<Handle, T> change) {
        return Scribe.await(scribe.write(change));
    }

    public void change(Consumer<Handle> change) {
        write(handle -> {
            change.accept(handle);
            return true;
        });
    }

    /** Some time soon, unless the database is away: for what may be lost. */
    public void later(Consumer<Handle> change) {
        var _ = scribe.write(handle -> {
            change.accept(handle);
            return true;
        });
    }

    /** Ends when the steps are committed; with {@link LostRace} when another has written one of these numbers first. */
    public CompletableFuture<Boolean> append(List<StepRow> steps) {
        return scribe.append(steps);
    }

    /** What other inns on the same database write from now on; nothing where the database is a file of one's own. */
    public Optional<News> news(Consumer<News.Item> reader) {
        return Optional.ofNullable(database).map(address -> new News(address, name, reader));
    }

    /** Whether other inns may be open on the same database. */
    public boolean shared() {
        return database != null;
    }

    /** Whether the database takes what is written. */
    public boolean beats(long now) {
        return pulse.beats(now);
    }

    /** Is told from now on how long each commit took, in nanoseconds. */
    public void timed(LongConsumer commit) {
        scribe.timed(commit);
    }

    /** How many errands wait for the writer. */
    public int waiting() {
        return scribe.waiting();
    }

    @Override
    public void close() {
        scribe.close();
        readers.close();
        writer.close();
    }
}
