package tabard.server.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was so lately: the newest of it is remembered. */
final class Lately {
    private static final int MOST = 10_000;

    private final Map<String, Boolean> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > MOST;
        }
    };

    synchronized void learn(String what) {
        known.put(what, true);
    }

    synchronized boolean knows(String what) {
        return known.get(what) != null;
    }
}
