package tabard.server.live;

import java.util.HashMap;
import java.util.Map;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.scene.Scene;

/** A position as each viewer sees it, drawn once for all who want to know: a page, the plate in the common room, a call. */
final class Drawn<S, A extends Action> {
    private final Game<S, A> game;
    private final S position;
    private final Map<Viewer, Seen<S>> seen = new HashMap<>();
    private final Map<Viewer, Scene> scenes = new HashMap<>();

    Drawn(Game<S, A> game, S position) {
        this.game = game;
        this.position = position;
    }

    Game<S, A> game() {
        return game;
    }

    Seen<S> seen(Viewer viewer) {
        return seen.computeIfAbsent(viewer, who -> game.see(position, who));
    }

    Scene scene(Viewer viewer) {
        return scenes.computeIfAbsent(viewer, who -> game.scene(seen(who)));
    }
}
