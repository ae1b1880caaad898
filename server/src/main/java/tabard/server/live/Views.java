package tabard.server.live;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Action;
import tabard.table.Step;
import tabard.table.Viewer;

/** On which view of a table each step was told: so a line of the chronicle finds its place in the replay. */
final class Views {
    private Views() {}

    /** One for each step that stands; what was taken back had views of its own, which are passed over. */
    static <S, A extends Action> List<Integer> of(History<S, A> history, Viewer viewer) {
        var game = history.game();
        var steps = new ArrayList<Step<A>>();
        var views = new ArrayList<Integer>();
        int[] at = {0};
        new LiveGame<>(game, history.start()).replay(history.log(), turn -> {
            at[0] += turn.noticedBy(game, viewer) ? 1 : 0;
            for (var step : turn.steps()) {
                steps.add(step);
                views.add(at[0]);
            }
            for (var undone : turn.undone()) {
                int place = steps.lastIndexOf(undone);
                steps.remove(place);
                views.subList(place, place + 1).clear();
            }
        });
        return views;
    }
}
