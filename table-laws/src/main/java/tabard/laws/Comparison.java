package tabard.laws;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where two documents first differ, in a few words. */
final class Comparison {
    /** How documents write what the viewer of a position may not know. */
    private static final String HIDDEN = "?";

    private Comparison() {}

    static String first(String path, Map<String, Object> one, Map<String, Object> two) {
        for (var entry : one.entrySet()) {
            Object other = two.get(entry.getKey());
            if (!Objects.equals(entry.getValue(), other)) {
                return deeper(path + entry.getKey(), entry.getValue(), other);
            }
        }
        return path + "has more entries";
    }

    @SuppressWarnings("unchecked") // documents have words for keys
    private static String deeper(String path, Object one, @Nullable Object two) {
        return one instanceof Map<?, ?> left && two instanceof Map<?, ?> right
                ? first(path + ".", (Map<String, Object>) left, (Map<String, Object>) right)
                : differ(path, one, two);
    }

    private static String differ(String path, @Nullable Object one, @Nullable Object two) {
        return path + " is " + one + " / " + two;
    }

    /** The same, leaving out whatever was hidden in an earlier document. */
    static Optional<String> ofWhatWasSeen(Object earlier, Object one, Object two) {
        return ofWhatWasSeen("", earlier, one, two);
    }

    private static Optional<String> ofWhatWasSeen(
            String path, @Nullable Object earlier, @Nullable Object one, @Nullable Object two) {
        if (Objects.equals(one, two) || HIDDEN.equals(earlier)) {
            return Optional.empty();
        }
        if (!(one instanceof Map<?, ?> left && two instanceof Map<?, ?> right && earlier instanceof Map<?, ?> before)) {
            return Optional.of(differ(path, one, two));
        }
        var keys = new LinkedHashSet<Object>(left.keySet());
        keys.addAll(right.keySet());
        for (var key : keys) {
            String deeper = path.isEmpty() ? String.valueOf(key) : path + "." + key;
            var found = ofWhatWasSeen(deeper, before.get(key), left.get(key), right.get(key));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
