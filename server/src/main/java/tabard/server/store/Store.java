package tabard.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Everything that outlives the process: a SQLite file in a folder, or a PostgreSQL database. Reads are many, the writer is one. */
public final class Store implements AutoCloseable {
    private static final String[] FOR_ALL = {"classpath:tabard/server/store"};
    private static final String[] FOR_POSTGRESQL = {"classpath:tabard/server/store", "classpath:tabard/server/news"};

    private final HikariDataSource readers;
    private final HikariDataSource writer;
    private final Jdbi reading;
    private final Scribe scribe;
    private final @Nullable String database;
    private final String name;

    private Store(HikariDataSource readers, HikariDataSource writer, @Nullable String database, String name) {
        this.database = database;
        this.name = name;
        this.readers = readers;
        this.writer = writer;
        this.reading = Jdbi.create(readers);
        this.scribe = new Scribe(Jdbi.create(writer));
    }

    /** Opens the database, made or brought up to date first. */
    public static Store open(Path data, @Nullable String database) {
        String name = "tabard-" + UUID.randomUUID();
        var writer = database == null ? sqlite(data, 1, "IMMEDIATE") : postgres(database, name, 1);
        var readers = database == null ? sqlite(data, 4, "DEFERRED") : postgres(database, name, 8);
        try {
            bringUpToDate(Flyway.configure()
                    .dataSource(
                            database == null ? writer : readers) // Flyway wants two connections, but from a file one
                    .locations(database == null ? FOR_ALL : FOR_POSTGRESQL)
                    .placeholders(Map.of("clustered", database == null ? "without rowid" : ""))
                    .load());
        } catch (RuntimeException failure) {
            readers.close();
            writer.close();
            throw failure;
        }
        return new Store(readers, writer, database, name);
    }

    /** A database that a newer program has changed is not touched: what it means by its columns, nobody knows here. */
    private static void bringUpToDate(Flyway flyway) {
        for (var step : flyway.info().applied()) {
            if (step.getState() == MigrationState.FUTURE_SUCCESS || step.getState() == MigrationState.FUTURE_FAILED) {
                throw new Refusal(Said.of("inn.newer-database", String.valueOf(step.getVersion())));
            }
        }
        flyway.migrate();
    }

    private static HikariDataSource sqlite(Path data, int connections, String transactions) {
        try {
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + data.resolve("tabard.db"));
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty(
                "wal_autocheckpoint", "4000"); // 16 MB: the same few pages are written again and again
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("transaction_mode", transactions);
        return pool(config, connections);
    }

    private static HikariDataSource postgres(String database, String name, int connections) {
        var config = new HikariConfig();
        config.setJdbcUrl(database);
        config.addDataSourceProperty("ApplicationName", name); // by which news tells who wrote
        config.addDataSourceProperty("reWriteBatchedInserts", "true");
        return pool(config, connections);
    }

    private static HikariDataSource pool(HikariConfig config, int connections) {
        config.setMaximumPoolSize(connections);
        config.setMinimumIdle(1);
        config.setMaxLifetime(0);
        config.setConnectionTimeout(10_000);
        return new HikariDataSource(config);
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

    /** Ends when the steps are committed; with {@link LostRace} when another has written one of these numbers first. */
    public CompletableFuture<Boolean> append(List<StepRow> steps) {
        return scribe.append(steps);
    }

    /** What other inns on the same database write from now on; nothing where the database is a file of one's own. */
    public Optional<News> news(Consumer<News.Item> reader) {
        return Optional.ofNullable(database).map(address -> new News(address, name, reader));
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
