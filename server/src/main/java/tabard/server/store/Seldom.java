package tabard.server.store;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Says one thing once a minute, however often there is reason to. */
public final class Seldom {
    private static final long A_MINUTE = Duration.ofMinutes(1).toNanos();

    private final AtomicLong last = new AtomicLong(System.nanoTime() - A_MINUTE);

    public boolean now() {
        long before = last.get();
        long time = System.nanoTime();
        return time - before >= A_MINUTE && last.compareAndSet(before, time);
    }
}
