package tabard.server.store;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;

/**
 * While the house is closed, or its database away, nobody can decide; and a clock that is set forward takes time from everybody. For as long
 * as that was, nobody is late afterwards. How long it was, is known from what was written last.
 */
public final class Respite {
    private static final long NOTICED = Duration.ofSeconds(30).toMillis();
    private static final long OFTEN = Duration.ofSeconds(10).toMillis();

    private final Store store;
    private final InstantSource clock;
    private final LongSupplier ticks;
    private long seen;
    private long tick;
    private long written;
    private long until;

    /** Ticks: nanoseconds that pass whatever the clock is set to. */
    public Respite(Store store, InstantSource clock, LongSupplier ticks) {
        this.store = store;
        this.clock = clock;
        this.ticks = ticks;
        long last = store.read(handle ->
                handle.select("select time from pulse").mapTo(Long.class).one());
        this.seen = last == 0 ? clock.millis() : last;
        this.tick = ticks.getAsLong();
        this.until = store.read(Respite::kept);
    }

    /** Until when nobody is late, as the last inn that looked has left it. */
    public static long kept(Handle handle) {
        return handle.select("select respite from pulse").mapTo(Long.class).one();
    }

    /** Every few seconds, and at the end. Returns until when nobody is late. */
    public synchronized long look() {
        long now = clock.millis();
        long passed = Duration.ofNanos(ticks.getAsLong() - tick).toMillis();
        tick = ticks.getAsLong(); // also where nothing can be written: that time was nobody's
        long missed = now - seen - passed;
        long wanted = missed > NOTICED ? Math.max(until, now) + missed : until;
        if (wanted != until || now - written >= OFTEN || now < written) {
            until = store.write(handle -> {
                long longest = Math.max(wanted, kept(handle));
                handle.execute("update pulse set time = ?, respite = ?", now, longest);
                return longest;
            });
            written = now;
            seen = now;
        } else {
            seen += passed; // what is missing adds up
        }
        return until;
    }
}
