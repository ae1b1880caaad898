package tabard.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationState;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** How a database is opened: looked over first, made or brought up to date, or refused in a sentence. */
final class Opening implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Opening.class);
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final String FILE = "tabard.db";
    /** What a server has taken must still be there after it was killed, also where it is told to be quick about it. */
    private static final String SURELY =
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

    private static final String[] FOR_ALL = {"classpath:tabard/server/store"};
    private static final String[] FOR_POSTGRESQL = {"classpath:tabard/server/store", "classpath:tabard/server/news"};

    private final Path data;
    private final @Nullable String database;
    private final String name;
    private @Nullable HikariDataSource writer;
    private @Nullable HikariDataSource readers;
    private boolean done;

    Opening(Path data, @Nullable String database, String name) {
        this.data = data;
        this.database = database;
        this.name = name;
    }

    /** What was opened, and which version its tables have. */
    record Pools(HikariDataSource readers, HikariDataSource writer, int version) {}

    /** Make: or brings up to date. Without it only an inn that is there is opened, and left as it is. */
    Pools open(boolean make) {
        try {
            var pools = make ? orMake() : asItIs();
            done = true;
            return pools;
        } catch (Refusal known) {
            throw known;
        } catch (RuntimeException | SQLException failure) {
            LOG.debug("event=not-opened", failure);
            throw new Refusal(why(failure));
        }
    }

    private Pools orMake() throws SQLException {
        var flyway = look();
        flyway.migrate();
        return opened(flyway);
    }

    private Pools asItIs() throws SQLException {
        if (database == null && !Files.exists(data.resolve(FILE))) {
            throw new Refusal(Said.of("inn.no-inn", where()));
        }
        var flyway = look();
        if (flyway.info().current() == null) {
            throw new Refusal(Said.of("inn.no-inn", where()));
        }
        return opened(flyway);
    }

    private Pools opened(Flyway flyway) {
        int version = Integer.parseInt(String.valueOf(flyway.info().current().getVersion()));
        return new Pools(Objects.requireNonNull(readers), Objects.requireNonNull(writer), version);
    }

    /** A database that a newer program has changed is not touched: what it means by its columns, nobody knows here. */
    private Flyway look() throws SQLException {
        if (database != null && !database.startsWith(POSTGRESQL)) {
            throw new Refusal(Said.of("inn.no-address", POSTGRESQL + "//host/inn?user=…"));
        }
        var writing = database == null ? sqlite(1, "IMMEDIATE") : postgres(database, 1);
        writer = writing;
        if (database == null) {
            sound(writing);
        }
        var reading = database == null ? sqlite(4, "DEFERRED") : postgres(database, 8);
        readers = reading;
        var flyway = Flyway.configure()
                .dataSource(database == null ? writing : reading) // Flyway wants two connections, but from a file one
                .locations(database == null ? FOR_ALL : FOR_POSTGRESQL)
                .placeholders(Map.of("clustered", database == null ? "without rowid" : ""))
                .load();
        for (var step : flyway.info().applied()) {
            if (step.getState() == MigrationState.FUTURE_SUCCESS || step.getState() == MigrationState.FUTURE_FAILED) {
                throw new Refusal(Said.of("inn.newer-database", String.valueOf(step.getVersion())));
            }
        }
        return flyway;
    }

    /** A file with a damaged page may open, and fail weeks later. */
    private void sound(HikariDataSource file) throws SQLException {
        try (var connection = file.getConnection();
                var statement = connection.createStatement();
                var found = statement.executeQuery("pragma quick_check(1)")) {
            if (!found.next() || !"ok".equals(found.getString(1))) {
                throw new Refusal(Said.of("inn.damaged-database", where()));
            }
        }
    }

    private HikariDataSource sqlite(int connections, String transactions) {
        try {
            OwnerOnly.folder(data);
            OwnerOnly.file(data.resolve(FILE)); // what SQLite puts beside it has the same mode
        } catch (IOException closed) {
            throw new Refusal(Said.of("inn.closed-database", where()));
        }
        var config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + data.resolve(FILE));
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty(
                "wal_autocheckpoint", "4000"); // 16 MB: the same few pages are written again and again
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("transaction_mode", transactions);
        return pool(config, connections);
    }

    private HikariDataSource postgres(String address, int connections) {
        var config = new HikariConfig();
        config.setJdbcUrl(address);
        config.addDataSourceProperty("ApplicationName", name); // by which news tells who wrote
        config.addDataSourceProperty("reWriteBatchedInserts", "true");
        config.setConnectionInitSql(SURELY);
        config.addDataSourceProperty("connectTimeout", "5"); // seconds
        config.addDataSourceProperty("socketTimeout", "20");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        return pool(config, connections);
    }

    private static HikariDataSource pool(HikariConfig config, int connections) {
        config.setMaximumPoolSize(connections);
        config.setMinimumIdle(1);
        config.setMaxLifetime(0);
        config.setConnectionTimeout(5_000);
        return new HikariDataSource(config);
    }

    // --- in a sentence ---

    /** Without what comes after the name of the database: there may be a password in it. */
    private String where() {
        return database == null ? data.resolve(FILE).toString() : database.replaceFirst("[?].*", "");
    }

    private Said why(Exception failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return Said.of(database == null ? ofFile(sql.getErrorCode() & 0xff) : ofServer(sql), where());
            }
        }
        return Said.of("inn.odd-database", where());
    }

    private static String ofFile(int code) {
        return switch (code) {
            case 11, 26 -> "inn.damaged-database"; // corrupt, not a database
            case 5, 6 -> "inn.busy-database"; // locked
            case 13 -> "inn.full-database";
            case 3, 8, 10, 14, 23 -> "inn.closed-database"; // no permission, read-only, input or output, cannot open
            default -> "inn.odd-database";
        };
    }

    private static String ofServer(SQLException failure) {
        String state = String.valueOf(failure.getSQLState());
        return switch (state.substring(0, Math.min(2, state.length()))) {
            case "28" -> "inn.locked-database"; // wrong user or password
            case "08", "53", "57", "3D" -> "inn.away-database"; // nobody answers, or there is none of that name
            default -> "inn.odd-database";
        };
    }

    /** What was opened for nothing. */
    @Override
    public void close() {
        if (!done) {
            if (readers != null) {
                readers.close();
            }
            if (writer != null) {
                writer.close();
            }
        }
    }
}
