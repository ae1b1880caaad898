package tabard.server.live;

import java.util.List;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;

/** What a viewer has before him: the scene, and whether he may take back his last choice. */
record Picture(Scene scene, boolean undo) {
    /** The scene knows the position only; whether a choice can be taken back, the table knows. */
    static Picture of(Scene scene, boolean undo) {
        var asks = scene.asks();
        if (!asks.isEmpty() && asks.stream().anyMatch(prompt -> prompt.undo() != undo)) {
            List<Prompt> told = asks.stream().map(ask -> ask.undo(undo)).toList();
            return new Picture(new Scene(scene.elements(), scene.status(), scene.waits(), told), undo);
        }
        return new Picture(scene, undo);
    }
}
