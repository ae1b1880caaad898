package tabard.server.live;

import java.util.List;
import tabard.table.Action;
import tabard.table.Step;

/**
 * What one decision did: the decision and every lot and reveal that followed from it. It is logged as one and shown as one.
 * Positions: the one before the first step, then one after each. When a step was taken back, it is named, and there are two positions.
 */
record Committed<S, A extends Action>(
        List<Entry<A>> entries, List<Step<A>> steps, List<S> positions, List<Step<A>> undone) {
    S before() {
        return positions.getFirst();
    }

    S after() {
        return positions.getLast();
    }
}
