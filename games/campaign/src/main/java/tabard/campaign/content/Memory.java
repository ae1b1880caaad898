package tabard.campaign.content;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** What was read lately, so that the same document is read once. What cannot be read is not kept. */
final class Memory<K, V> {
    private final int most;
    private final Map<K, V> kept = new LinkedHashMap<>(16, 0.75f, true);

    Memory(int most) {
        this.most = most;
    }

    synchronized V of(K key, Function<K, V> read) {
        V known = kept.get(key);
        if (known != null) {
            return known;
        }
        V value = read.apply(key);
        kept.put(key, value);
        if (kept.size() > most) {
            kept.remove(kept.keySet().iterator().next());
        }
        return value;
    }
}
