package tabard.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Whether the database takes what is written: tried with a row of its own, once a second at most, however many ask. */
final class Pulse {
    private static final long A_WHILE = TimeUnit.SECONDS.toNanos(1);
    private static final int PATIENCE_SECONDS = 2;

    private final Scribe scribe;
    private CompletableFuture<Integer> beat = CompletableFuture.completedFuture(0);
    private long since = System.nanoTime() - A_WHILE;

    Pulse(Scribe scribe) {
        this.scribe = scribe;
    }

    boolean beats(long now) {
        try {
            return latest(now).get(PATIENCE_SECONDS, TimeUnit.SECONDS) == 1;
        } catch (ExecutionException | TimeoutException failure) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private synchronized CompletableFuture<Integer> latest(long now) {
        if (beat.isDone() && System.nanoTime() - since >= A_WHILE) {
            beat = scribe.write(handle -> handle.execute("update pulse set time = ?", now));
            since = System.nanoTime();
        }
        return beat;
    }
}
