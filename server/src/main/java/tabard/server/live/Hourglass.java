package tabard.server.live;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabard.server.store.TableRow.Clock;

/**
 * Since when each seat has been asked, and how patient the question is. In a fork the time runs from its opening, whatever is answered or
 * taken up again between. What others choose in secret meanwhile does not touch it: the sand would tell.
 */
final class Hourglass {
    private final Clock clock;
    private final Map<String, Long> since = new TreeMap<>();
    private Map<String, Integer> patience = Map.of();
    private Optional<Object> fork = Optional.empty();

    Hourglass(Clock clock) {
        this.clock = clock;
    }

    /** What was asked before a turn and what is asked after it: the fork that is open, if one is, and how patient each question is. */
    record Asked(Optional<Object> fork, Map<String, Integer> patience) {}

    /** After a turn: who acted begins anew where he is asked again, but not in the same fork. */
    void turned(String by, Asked asked, boolean drawn, long now) {
        boolean same = !drawn && asked.fork.isPresent() && asked.fork.equals(fork) && noneButHim(by, asked);
        if (same) {
            long opened = Collections.min(since.values());
            asked.patience.keySet().forEach(seat -> since.putIfAbsent(seat, opened));
        } else {
            since.keySet().retainAll(asked.fork.isPresent() ? List.of() : asked.patience.keySet());
            since.remove(by);
            asked.patience.keySet().forEach(seat -> since.putIfAbsent(seat, now));
        }
        fork = asked.fork;
        patience = asked.patience;
    }

    /** In one fork nobody is asked again by what another does. */
    private boolean noneButHim(String by, Asked asked) {
        return asked.patience.keySet().stream().allMatch(seat -> seat.equals(by) || patience.containsKey(seat));
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
                ? patience.keySet().stream().filter(seat -> due(seat) <= now).toList()
                : List.of();
    }

    Map<String, Long> left(long now) {
        var left = new LinkedHashMap<String, Long>();
        new TreeMap<>(patience).keySet().forEach(seat -> left.put(seat, Math.max(0, due(seat) - now)));
        return left;
    }

    /** When the first of those who are asked must have decided. */
    Optional<Long> due() {
        return runs() ? patience.keySet().stream().map(this::due).min(Long::compare) : Optional.empty();
    }

    private long due(String seat) {
        return since.getOrDefault(seat, 0L) + clock.millis() * patience.getOrDefault(seat, 1);
    }
}
