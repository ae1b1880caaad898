package tabard.server.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabard.server.store.TableRow.Clock;

/** Since when each seat has been asked. What others choose in secret meanwhile does not touch it: the sand would tell. */
final class Hourglass {
    private final Clock clock;
    private final Map<String, Long> since = new TreeMap<>();

    Hourglass(Clock clock) {
        this.clock = clock;
    }

    /** After a turn: who acted begins anew where he is asked again. */
    void turned(String by, List<String> asked, long now) {
        since.keySet().retainAll(asked);
        for (String seat : asked) {
            if (seat.equals(by)) {
                since.put(seat, now);
            } else {
                since.putIfAbsent(seat, now);
            }
        }
    }

    /** A seat given back gets a whole decision's time. */
    void restart(String seat, long now) {
        since.computeIfPresent(seat, (_, _) -> now);
    }

    boolean runs() {
        return clock.millis() > 0;
    }

    List<String> late(long now) {
        return runs()
                ? since.entrySet().stream()
                        .filter(entry -> entry.getValue() + clock.millis() <= now)
                        .map(Map.Entry::getKey)
                        .toList()
                : List.of();
    }

    Map<String, Long> left(long now) {
        var left = new LinkedHashMap<String, Long>();
        since.forEach((seat, begun) -> left.put(seat, Math.max(0, begun + clock.millis() - now)));
        return left;
    }
}
