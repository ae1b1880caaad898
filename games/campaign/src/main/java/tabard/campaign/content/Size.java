package tabard.campaign.content;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.Workshop;

/** How long a document is when it is written down, near enough. */
final class Size {
    static final int MOST_KB = Workshop.MOST_KB;

    private Size() {}

    static boolean fits(Map<?, ?> document) {
        return of(document, 0) <= MOST_KB * 1024;
    }

    private static long of(@Nullable Object value, int depth) {
        if (depth > 12) {
            return Integer.MAX_VALUE;
        }
        return switch (value) {
            case null -> 4;
            case Map<?, ?> map -> {
                long sum = 2;
                for (var entry : map.entrySet()) {
                    sum += of(entry.getKey(), depth + 1) + of(entry.getValue(), depth + 1) + 2;
                }
                yield sum;
            }
            case List<?> list -> {
                long sum = 2;
                for (var each : list) {
                    sum += of(each, depth + 1) + 1;
                }
                yield sum;
            }
            case String text -> text.length() + 2;
            default -> value.toString().length();
        };
    }
}
