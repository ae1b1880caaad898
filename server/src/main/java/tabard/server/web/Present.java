package tabard.server.web;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who has asked for anything just now: a page that is looked at asks every few seconds. */
final class Present {
    private static final long LATELY = Duration.ofSeconds(30).toMillis();
    private static final int MOST = 10_000;

    private final InstantSource clock;
    private final Map<String, Long> asked = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST;
        }
    };

    Present(InstantSource clock) {
        this.clock = clock;
    }

    synchronized void saw(String person) {
        asked.put(person, clock.millis());
    }

    synchronized List<String> people() {
        return asked.keySet().stream().toList().stream().filter(this::here).toList();
    }

    synchronized boolean here(String person) {
        Long last = asked.get(person);
        return last != null && clock.millis() - last <= LATELY;
    }
}
