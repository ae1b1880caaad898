package tabard.laws;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where two documents first differ, in a few words. */
final class Comparison {
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
                : path + " is " + one + " / " + two;
    }
}
