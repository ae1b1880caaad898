package tabard.server.live;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.store.Outage;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** After a failed write a table goes on by itself only after a while, and after twice that while when it fails again. */
final class BackOff {
    private static final Logger LOG = LoggerFactory.getLogger(BackOff.class);
    private static final int MOST_DOUBLINGS = 4;

    private final LiveTables house;
    private final String table;
    private int failures;
    private boolean waiting;

    BackOff(LiveTables house, String table) {
        this.house = house;
        this.table = table;
    }

    /** Its bots are asked nothing meanwhile. */
    boolean waits() {
        return waiting;
    }

    /** Whoever waits for an answer is told that nothing was taken. True if that was the reason. */
    boolean answers(Request request, Throwable failure) {
        if (!Outage.is(failure)) {
            return false;
        }
        later(failure);
        switch (request) {
            case Request.OfPage page -> page.guest().send(LiveTable.refused(Said.of("inn.not-written")));
            case Request.Thought _, Request.LetGo _, Request.Resumed _, Request.Opened _ -> {} // nobody waits
            default -> throw new Refusal(Said.of("inn.not-written"));
        }
        return true;
    }

    void later(Throwable failure) {
        house.notWritten(table, failure);
        if (!waiting) {
            waiting = true;
            long seconds = 1L << Math.min(failures++, MOST_DOUBLINGS);
            CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(this::resume);
        }
    }

    private void resume() {
        try {
            house.tell(table, new Request.Resumed());
        } catch (Refusal closing) {
            LOG.debug("event=closed-while-waiting table={}", table);
        }
    }

    void retry() {
        waiting = false;
    }

    void over() {
        failures = 0;
    }
}
