package tabard.server.store;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Listens to what other inns write into the same PostgreSQL database. Triggers tell it, so that no writer can forget to. */
public final class News implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(News.class);
    private static final int PATIENCE_MILLIS = 1000;

    private final String database;
    private final String own;
    private final Consumer<Item> reader;
    private final Seldom complaints = new Seldom();
    private final Thread thread;
    private volatile boolean closed;

    /** What was written, at which table, and its number where it has one. After a break in the line nobody knows what was missed. */
    public sealed interface Item {
        record Written(What what, String table, int n) implements Item {}

        record Missed() implements Item {}
    }

    /** The parts of a table that others may have changed. */
    public enum What {
        STEPS,
        CHAT,
        SEATS,
        TABLES,
        PRESENCE
    }

    News(String database, String own, Consumer<Item> reader) {
        this.database = database;
        this.own = own;
        this.reader = reader;
        this.thread = Thread.ofPlatform().name("news").daemon().start(this::listen);
    }

    private void listen() {
        while (!closed) {
            try (var connection = DriverManager.getConnection(database)) {
                try (var statement = connection.createStatement()) {
                    statement.execute("listen tabard_news");
                }
                reader.accept(
                        new Item.Missed()); // also the first time: people may have sat down before anybody listened
                var line = connection.unwrap(PGConnection.class);
                while (!closed) {
                    for (var notification : line.getNotifications(PATIENCE_MILLIS)) {
                        read(notification.getParameter());
                    }
                }
            } catch (SQLException failure) {
                if (!closed) {
                    if (complaints.now()) {
                        LOG.warn("event=news-lost reason=\"{}\"", Outage.reason(failure));
                    }
                    pause();
                }
            }
        }
    }

    private void read(String text) {
        var words = text.split(" ", 4);
        if (!words[0].equals(own)) {
            try {
                reader.accept(new Item.Written(
                        What.valueOf(words[1].toUpperCase(Locale.ROOT)), words[2], Integer.parseInt(words[3])));
            } catch (RuntimeException failure) {
                LOG.error("event=news-failed text={}", text, failure);
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
