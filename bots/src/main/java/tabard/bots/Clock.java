package tabard.bots;

import java.time.Duration;

/** Tells when the time to think is over. */
final class Clock {
    private final long start = System.nanoTime();
    private final Duration time;

    Clock(Duration time) {
        this.time = time;
    }

    boolean out() {
        return time.minusNanos(System.nanoTime() - start).isNegative();
    }
}
