package tabard.campaign.content;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What was read lately, so that the same document is read once. A document that was read must not change any more: it is known by sight,
 * and only a new one is compared with those that are known. What cannot be read is not kept.
 */
final class Memory<K, V> {
    private record Known<K, V>(K key, V value) {}

    private final int most;
    private volatile List<Known<K, V>> lately = List.of();

    Memory(int most) {
        this.most = most;
    }

    @SuppressWarnings("ReferenceEquality") // that is the point
    V of(K key, Function<K, V> read) {
        var all = lately;
        for (var known : all) {
            if (known.key == key) {
                return known.value;
            }
        }
        for (var known : all) {
            if (known.key.equals(key)) {
                keep(new Known<>(key, known.value));
                return known.value;
            }
        }
        V value = read.apply(key);
        keep(new Known<>(key, value));
        return value;
    }

    /** In front of the others; the last one is forgotten when there are too many. */
    private synchronized void keep(Known<K, V> fresh) {
        var all = new ArrayList<>(List.of(fresh));
        all.addAll(lately);
        lately = List.copyOf(all.subList(0, Math.min(most, all.size())));
    }
}
