package tabard.server.live;

import java.util.Map;
import java.util.TreeMap;
import tabard.server.store.TableRow.Clock;

/**
 * What each seat has left of a time for all its decisions. It runs while the seat is asked; when a move of its own ends and it is asked no
 * more, some seconds are added, and whoever takes such a move back gives them back.
 */
final class Banks {
    /** Whoever comes back to a seat that ran out of time can at least look at the table. */
    private static final long LEAST = 60_000;

    private final long whole;
    private final long increment;
    private final Map<String, Long> left = new TreeMap<>();
    private final Map<String, Long> began = new TreeMap<>(); // of those who are asked

    Banks(Clock clock) {
        this.whole = clock.millis();
        this.increment = clock.increment() * 1000L;
    }

    /** After a turn by somebody, of whom a question so patient was asked, and whose move may have ended with it. */
    void turned(String by, boolean ended, Hourglass.Asked now, int patience, long time) {
        var asked = now.patience().keySet();
        Long from = began.remove(by);
        if (from != null) {
            spend(by, (time - from) / patience);
            if (ended) {
                left.put(by, left(by) + increment);
            }
        } else if (now.back() && asked.contains(by)) {
            spend(by, increment); // a move that had ended is taken up again
        }
        began.keySet().retainAll(asked);
        asked.forEach(seat -> began.putIfAbsent(seat, time));
    }

    private void spend(String seat, long millis) {
        left.put(seat, Math.max(0, left(seat) - millis));
    }

    private long left(String seat) {
        return left.getOrDefault(seat, whole);
    }

    void restart(String seat, long now) {
        if (began.replace(seat, now) != null) {
            left.put(seat, Math.max(left(seat), Math.max(LEAST, increment)));
        }
    }

    long due(String seat, int patience) {
        return began.getOrDefault(seat, 0L) + left(seat) * patience;
    }
}
