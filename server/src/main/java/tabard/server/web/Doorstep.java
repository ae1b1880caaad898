package tabard.server.web;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;

/** Who stands on the doorstep and does not say what he wants, or says it letter by letter, is let go. Sockets are not counted here. */
final class Doorstep implements Connection.Listener {
    private static final long PATIENCE = Duration.ofSeconds(100).toMillis();

    private final Map<Connection, Standing> standing = new ConcurrentHashMap<>();
    private final InstantSource clock;

    Doorstep(InstantSource clock) {
        this.clock = clock;
    }

    /** So much had been asked and answered, then. */
    private record Standing(long asked, long answered, long since) {}

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof ConnectionMetaData) { // which a socket is no more
            standing.put(connection, new Standing(0, 0, clock.millis()));
        }
    }

    @Override
    public void onClosed(Connection connection) {
        standing.remove(connection);
    }

    int size() {
        return standing.size();
    }

    void sweep() {
        long now = clock.millis();
        standing.replaceAll((connection, before) -> {
            long asked = connection.getMessagesIn();
            long answered = connection.getMessagesOut();
            return asked == before.asked && answered == before.answered ? before : new Standing(asked, answered, now);
        });
        standing.forEach((connection, last) -> {
            if (now - last.since > PATIENCE) {
                connection.getEndPoint().close();
            }
        });
    }
}
