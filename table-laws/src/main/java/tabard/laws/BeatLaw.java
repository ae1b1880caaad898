package tabard.laws;

import java.util.HashMap;
import java.util.Map;
import tabard.table.Action;
import tabard.table.Step;
import tabard.table.scene.Beat;
import tabard.table.scene.Element;
import tabard.table.scene.Scene;

/** Law 10, of beats: applied to the old scene they give the new one. Looked at closely for all viewers. */
final class BeatLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.SCENE;
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        if (before.closely()) {
            for (var viewer : before.of().viewers()) {
                var old = before.scene(viewer);
                var next = after.scene(viewer);
                var beat = Beat.between(old, next, null, null, null, null);
                if (!gives(beat, old, next)) {
                    throw before.broken(Law.SCENE, viewer, "the beat does not give the new scene: " + step.line());
                }
            }
        }
    }

    static boolean gives(Beat beat, Scene old, Scene next) {
        return beat.applyTo(byId(old)).equals(byId(next));
    }

    private static Map<String, Element> byId(Scene scene) {
        var elements = new HashMap<String, Element>();
        scene.elements().forEach(element -> elements.put(element.id(), element));
        return elements;
    }
}
