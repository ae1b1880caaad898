package tabard.bench.load;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** How quickly all pages answer: at once, or after a pause of their own, so that they do not all wait in one line. */
final class Pace {
    private final Executor pool;
    private volatile int longest;

    Pace(Executor pool) {
        this.pool = pool;
    }

    /** From now on, up to so many milliseconds; 0 is at once. */
    void pause(int millis) {
        longest = millis;
    }

    void then(RandomGenerator dice, Runnable answer) {
        int pause = longest;
        if (pause == 0) {
            answer.run();
        } else {
            long micros = dice.nextLong(pause * 1000L);
            CompletableFuture.delayedExecutor(micros, TimeUnit.MICROSECONDS, pool)
                    .execute(answer);
        }
    }
}
