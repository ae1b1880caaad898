package tabard.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** The two databases that every test of storage runs on. */
public enum Database {
    SQLITE {
        @Override
        public Config config(Path folder) {
            return Config.in(folder);
        }
    },
    POSTGRES {
        @Override
        public Config config(Path folder) {
            return Config.in(folder).database(Server.address());
        }
    };

    /** An empty inn. */
    public abstract Config config(Path folder);

    /** One server for all tests, started by the first that needs it; each test gets a database of its own. */
    private static final class Server {
        private static final AtomicInteger COUNT = new AtomicInteger();
        private static final EmbeddedPostgres POSTGRES = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "300")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        static String address() {
            String name = "inn" + COUNT.incrementAndGet();
            try (var connection = POSTGRES.getPostgresDatabase().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("create database " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return POSTGRES.getJdbcUrl("postgres", name);
        }
    }
}
