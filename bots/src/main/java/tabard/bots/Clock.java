package tabard.bots;

import java.time.Duration;

/** Tells when the time to think is over, which it also is when the thread is interrupted: then nobody waits for the choice any more. */
final class Clock {
    private final long start = System.nanoTime();
    private final Duration time;

    Clock(Duration time) {
        this.time = time;
    }

    boolean out() {
        return Thread.currentThread().isInterrupted()
                || time.minusNanos(System.nanoTime() - start).isNegative();
    }
}
