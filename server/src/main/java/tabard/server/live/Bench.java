package tabard.server.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Seat;

/** What the bots of a table are thinking about, so that nothing is asked twice and no answer comes too late. */
final class Bench<A extends Action> {
    private final Map<Seat, Ask<A>> thinking = new HashMap<>();

    /** Forgets what is no longer asked. */
    void keep(List<Ask<A>> asks) {
        thinking.values().removeIf(ask -> !asks.contains(ask));
    }

    boolean begin(Ask<A> ask) {
        return thinking.putIfAbsent(ask.seat(), ask) == null;
    }

    /** Whether the answer is still wanted. */
    boolean done(Ask<A> ask) {
        return thinking.remove(ask.seat(), ask);
    }

    void clear() {
        thinking.clear();
    }
}
