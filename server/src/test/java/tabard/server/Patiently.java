package tabard.server;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for a state, on whatever machine; between two looks the processor is the inn's. */
public final class Patiently {
    public static final Duration LIMIT = Duration.ofMinutes(5);

    private static final long A_MOMENT = Duration.ofMillis(1).toNanos();

    private Patiently() {}

    public static void until(String what, BooleanSupplier true_) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!true_.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain until " + what);
            }
            LockSupport.parkNanos(A_MOMENT);
        }
    }
}
