package tabard.bots;

import java.time.Duration;

/** Tells when the time to think is over; it is too for a bot whose thread was interrupted, because nobody waits for it any more. */
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
