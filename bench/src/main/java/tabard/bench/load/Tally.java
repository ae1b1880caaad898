package tabard.bench.load;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/** What all players together see while it counts: moves, how long each took to reach the other, bytes; and what goes wrong at any time. */
final class Tally {
    private static final int STEP_NANOS = 50_000;

    private final LongAdder moves = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    private final LongAdder stale = new LongAdder();
    private final LongAdder lost = new LongAdder();
    private final AtomicLongArray delays = new AtomicLongArray(200_000);
    private final Queue<String> errors = new ConcurrentLinkedQueue<>();
    private volatile boolean counting;

    /** From nothing. */
    void begin() {
        moves.reset();
        bytes.reset();
        for (int i = 0; i < delays.length(); i++) {
            delays.set(i, 0);
        }
        counting = true;
    }

    void end() {
        counting = false;
    }

    void moved(long nanos) {
        if (counting) {
            moves.increment();
            delays.incrementAndGet((int) Math.min(delays.length() - 1, nanos / STEP_NANOS));
        }
    }

    void sent(int length) {
        received(length);
    }

    void received(int length) {
        if (counting) {
            bytes.add(length);
        }
    }

    void stale() {
        stale.increment();
    }

    void lost(Throwable failure) {
        lost.increment();
        if (counting) {
            error(failure.toString());
        }
    }

    void error(String what) {
        errors.add(what);
    }

    long moves() {
        return moves.sum();
    }

    long bytes() {
        return bytes.sum();
    }

    long refusedAsStale() {
        return stale.sum();
    }

    Queue<String> errors() {
        return errors;
    }

    /** The delay that so large a share of the moves stayed under, in milliseconds. */
    double millis(double share) {
        long wanted = (long) Math.ceil(share * moves());
        long sum = 0;
        for (int i = 0; i < delays.length(); i++) {
            sum += delays.get(i);
            if (sum >= wanted && sum > 0) {
                return (i + 1) * (double) STEP_NANOS / 1_000_000;
            }
        }
        return 0;
    }
}
