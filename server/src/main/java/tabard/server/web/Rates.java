package tabard.server.web;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tabard.server.store.SharedRates;
import tabard.server.store.Store;

/** How often each one may come: a bucket per key, of those seen lately; for some things one in the database, for all inns on it. */
final class Rates {
    private static final int MOST = 50_000;

    private final Map<String, Bucket> buckets = new LinkedHashMap<>(1024, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST;
        }
    };
    private final @Nullable Store store;
    private final String what;
    private final int amount;
    private final Duration per;
    private final int burst;
    private final LongSupplier ticks;

    /** Counted by this inn alone: what protects its own processor and memory. */
    Rates(LongSupplier ticks, int amount, Duration per, int burst) {
        this(null, "", ticks, amount, per, burst);
    }

    /** Counted for all inns together, where there are several. */
    static Rates ofAllInns(Store store, String what, LongSupplier ticks, int amount, Duration per, int burst) {
        return new Rates(store.shared() ? store : null, what, ticks, amount, per, burst);
    }

    private Rates(@Nullable Store store, String what, LongSupplier ticks, int amount, Duration per, int burst) {
        this.store = store;
        this.what = what;
        this.amount = amount;
        this.per = per;
        this.burst = burst;
        this.ticks = ticks;
    }

    Bucket bucket() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(burst).refillGreedy(amount, per))
                .withCustomTimePrecision(new TimeMeter() {
                    @Override
                    public long currentTimeNanos() {
                        return ticks.getAsLong();
                    }

                    @Override
                    public boolean isWallClockBased() {
                        return false;
                    }
                })
                .build();
    }

    private Bucket of(String key) {
        synchronized (buckets) {
            return buckets.computeIfAbsent(key, _ -> bucket());
        }
    }

    boolean allows(String key) {
        return store == null
                ? of(key).tryConsume(1)
                : store.write(handle ->
                        SharedRates.allows(handle, what + " " + key, burst, (double) amount / per.toMillis()));
    }

    void count(String key) {
        if (!allows(key)) {
            throw new Refused(429, "inn.too-fast");
        }
    }
}
