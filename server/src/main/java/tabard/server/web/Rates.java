package tabard.server.web;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often each one may come: a bucket per key, of those seen lately. */
final class Rates {
    private static final int MOST = 50_000;

    private final Map<String, Bucket> buckets = new LinkedHashMap<>(1024, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST;
        }
    };
    private final int amount;
    private final Duration per;
    private final int burst;

    Rates(int amount, Duration per, int burst) {
        this.amount = amount;
        this.per = per;
        this.burst = burst;
    }

    Bucket bucket() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(burst).refillGreedy(amount, per))
                .build();
    }

    private Bucket of(String key) {
        synchronized (buckets) {
            return buckets.computeIfAbsent(key, _ -> bucket());
        }
    }

    void count(String key) {
        if (!of(key).tryConsume(1)) {
            throw new Refused(429, "inn.too-fast");
        }
    }
}
