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
    private final Banks banks;
    private Map<String, Integer> patience = Map.of();
    private Optional<Object> fork = Optional.empty();

    Hourglass(Clock clock) {
        this.clock = clock;
        this.banks = new Banks(clock);
    }

    /** What is asked after a turn: the fork that is open, if one is, and how patient each question is. Back: something was taken up again. */
    record Asked(Optional<Object> fork, Map<String, Integer> patience, boolean back) {}

    /** After a turn: who acted begins anew where he is asked again, but not in the same fork. */
    void turned(String by, Asked asked, boolean drawn, long now) {
        boolean same = !drawn && asked.fork.isPresent() && asked.fork.equals(fork) && noneButHim(by, asked);
        boolean ended = !asked.patience.containsKey(by) || (fork.isPresent() && !same);
        banks.turned(by, ended, asked, patience.getOrDefault(by, 1), now);
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
        banks.restart(seat, now);
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
        if (clock.kind() == Clock.Kind.BANK) {
            return banks.due(seat, patience.getOrDefault(seat, 1));
        }
        return since.getOrDefault(seat, 0L) + clock.millis() * patience.getOrDefault(seat, 1);
    }
}
