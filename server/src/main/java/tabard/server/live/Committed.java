package tabard.server.live;

import java.util.List;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * What one decision did: the decision and every lot and reveal that followed from it. It is logged as one and shown as one.
 * Positions: the one before the first step, then one after each. When a step was taken back, it is named, and there are two positions.
 * Drawn: the last of them.
 */
record Committed<S, A extends Action>(
        List<Entry<A>> entries, List<Step<A>> steps, List<S> positions, List<Step<A>> undone, Drawn<S, A> drawn) {
    S before() {
        return positions.getFirst();
    }

    S after() {
        return positions.getLast();
    }

    /** Whether this viewer is to notice any of it. */
    boolean noticedBy(Game<S, A> game, Viewer viewer) {
        for (int i = 0; i < steps.size(); i++) {
            if (!hidden(game, positions.get(i), viewer, steps.get(i))) {
                return true;
            }
        }
        return entries.stream().anyMatch(entry -> switch (entry) {
            case Entry.Stepped<A> _ -> false;
            case Entry.Resigned<A> _ -> true;
            case Entry.Undone<A> _ -> undone.stream().anyMatch(step -> !hidden(game, after(), viewer, step));
        });
    }

    /** An action he may read is never empty, so its text need not be made to know that. */
    static <S, A extends Action> boolean hidden(Game<S, A> game, S before, Viewer viewer, Step<A> step) {
        return !game.openTo(before, viewer, step) && step.cover().text().isEmpty();
    }
}
