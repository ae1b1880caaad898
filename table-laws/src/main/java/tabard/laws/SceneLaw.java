package tabard.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Options;
import tabard.table.Viewer;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;

/**
 * Law 10, of pictures: equal views give equal scenes, every id is unique and whatever is referred to exists, and a scene waits for
 * those who are asked. Scenes are drawn for all viewers where one looks closely.
 */
final class SceneLaw<S, A extends Action> implements Check<S, A> {
    private final Map<Options, SceneIds> idsOf = new ConcurrentHashMap<>();

    @Override
    public Law law() {
        return Law.SCENE;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.number() == 0) {
            sameBox(now);
        }
        if (now.closely()) {
            var ids = idsOf.computeIfAbsent(
                    now.of().options(),
                    options -> new SceneIds(
                            now.game().box(options), now.of().seated(), what -> now.broken(Law.SCENE, what)));
            for (var viewer : now.of().viewers()) {
                var elements = ids.check(now.scene(viewer), what -> now.broken(Law.SCENE, viewer, what));
                for (var prompt : now.scene(viewer).asks()) {
                    ids.check(prompt, now.scene(viewer), what -> now.broken(Law.SCENE, viewer, what));
                    prompt.options().forEach(option -> targets(now, viewer, option, ids, elements));
                }
                equalViews(now, viewer);
                waits(now, viewer, now.scene(viewer));
            }
        }
    }

    private void sameBox(Moment<S, A> now) {
        var options = now.of().options();
        if (!now.game().box(options).equals(now.game().box(options))) {
            throw now.broken(Law.SCENE, "the box is another one each time it is opened");
        }
    }

    private void targets(Moment<S, A> now, Viewer viewer, Prompt.Option option, SceneIds ids, Set<String> elements) {
        var named = new ArrayList<>(option.on());
        if (option.from() != null) {
            named.add(option.from());
        }
        for (String id : named) {
            if (!elements.contains(id) && !ids.hasZone(id)) {
                throw now.broken(
                        Law.SCENE, viewer, "option " + option.line() + " points at " + id + ", which does not exist");
            }
        }
    }

    private void equalViews(Moment<S, A> now, Viewer viewer) {
        S imagined = now.game().imagine(now.game().see(now.s(), viewer), now.dice());
        var seen = now.game().see(imagined, viewer);
        if (!now.game().scene(seen).equals(now.scene(viewer))) {
            throw now.broken(Law.SCENE, viewer, "equal views give different scenes");
        }
        if (!seen.equals(now.game().see(now.s(), viewer))) {
            throw now.broken(Law.SCENE, viewer, "drawing the scene changed the view");
        }
    }

    private void waits(Moment<S, A> now, Viewer viewer, Scene scene) {
        var asked = now.awaits().asks().stream().map(ask -> ask.seat().word()).toList();
        boolean right = switch (now.awaits()) {
            case Awaits.Choice<A>(var ask, var _) ->
                scene.waits().contains(ask.seat().word()) && asked.containsAll(scene.waits());
            case Awaits.Together<A> _ -> own(viewer, scene.waits()).equals(own(viewer, asked));
            case Awaits.Chance<A> _, Awaits.Over<A> _ -> scene.waits().isEmpty();
        };
        if (!right) {
            throw now.broken(Law.SCENE, viewer, "the scene waits for " + scene.waits() + " instead of " + asked);
        }
    }

    /** Of others one may not be told whether they have chosen yet. */
    private static List<String> own(Viewer viewer, List<String> waits) {
        return viewer instanceof Viewer.Player(var seat) && waits.contains(seat.word())
                ? List.of(seat.word())
                : List.of();
    }
}
