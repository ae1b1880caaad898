package tabard.server.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Beat;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** A table as one seat, or all spectators, see it: counts what was shown, keeps the last of it, and the chronicle. */
final class Viewpoint<S, A extends Action> {
    private static final int KEPT = 32;

    private final Game<S, A> game;
    private final Viewer viewer;
    private final List<LogLine> log = new ArrayList<>();
    private final Deque<Delta> recent = new ArrayDeque<>();
    private Picture picture;
    private int at;
    private int askedAt;

    Viewpoint(Play<S, A> play, Viewer viewer) {
        this.game = play.game();
        this.viewer = viewer;
        this.picture = new Picture(game.scene(game.see(play.start(), viewer)), false);
        var again = new Play<>(game, play.start());
        again.replay(play.entries(), turn -> follow(turn, again));
    }

    Viewer viewer() {
        return viewer;
    }

    int at() {
        return at;
    }

    /** Whether the viewer is asked now what he was asked on that view. */
    boolean askedAsOn(int view) {
        return view >= askedAt && view <= at;
    }

    Picture picture() {
        return picture;
    }

    List<LogLine> log() {
        return log;
    }

    /** What this viewer is shown of a turn; nothing when he is not to notice it. */
    Optional<Delta> follow(Turn<S, A> turn, Play<S, A> play) {
        var beats = new ArrayList<Beat>(turn.steps().size());
        Scene scene = picture.scene();
        @Nullable Seen<S> seen = null;
        for (int i = 0; i < turn.steps().size(); i++) {
            var step = turn.steps().get(i);
            if (step.readBy(viewer).isEmpty()) {
                seen = null;
                continue;
            }
            var before = seen != null ? seen : game.see(turn.positions().get(i), viewer);
            seen = game.see(turn.positions().get(i + 1), viewer);
            var after = game.scene(seen);
            beats.add(beat(turn.positions().get(i), before, step, scene, after));
            scene = after;
        }
        for (var entry : turn.entries()) {
            switch (entry) {
                case Entry.Stepped<A> _ -> {}
                case Entry.Resigned<A>(var by) ->
                    beats.add(Beat.between(
                            scene, scene, Said.of("log.resigned", "@" + by.word()), by.word(), null, "resign"));
                case Entry.Undone<A>(var by) -> {
                    if (!turn.undone().getFirst().readBy(viewer).isEmpty()) {
                        var after = game.scene(game.see(turn.after(), viewer));
                        beats.add(Beat.between(
                                scene, after, Said.of("log.undo", "@" + by.word()), by.word(), null, "undo"));
                        scene = after;
                    }
                }
            }
        }
        if (beats.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(show(beats, scene, viewer instanceof Viewer.Player(var seat) && play.mayUndo(seat)));
    }

    private Beat beat(S position, Seen<S> seen, Step<A> step, Scene before, Scene after) {
        boolean open = step.openTo(viewer);
        return Beat.between(
                before,
                after,
                game.told(seen, step),
                step instanceof Step.Chosen<A>(var by, var _) ? by.word() : null,
                open ? step.action().rule() : null,
                effect(position, step));
    }

    private @Nullable String effect(S position, Step<A> step) {
        if (!(step instanceof Step.Happened<A>)) {
            return null;
        }
        return game.awaits(position) instanceof Awaits.Chance<A>(var lottery) && lottery instanceof Lottery.Certain<A>
                ? "reveal"
                : "draw";
    }

    private Delta show(List<Beat> beats, Scene scene, boolean undo) {
        at++;
        for (var beat : beats) {
            if (beat.said() != null) {
                log.add(new LogLine(at, beat.said(), beat.by(), beat.clause()));
            }
        }
        var after = Picture.of(scene, undo);
        var change = new Delta.Change(beats, picture, after);
        if (change.newAsks()) {
            askedAt = at;
        }
        var delta = new Delta(at, change);
        picture = after;
        recent.addLast(delta);
        if (recent.size() > KEPT) {
            recent.removeFirst();
        }
        return delta;
    }

    /** Everything since then, if it is still kept: empty where nothing happened since. */
    Optional<List<Delta>> since(int then) {
        if (then == at) {
            return Optional.of(List.of());
        }
        if (then > at || recent.isEmpty() || recent.getFirst().at() > then + 1) {
            return Optional.empty();
        }
        return Optional.of(recent.stream().filter(delta -> delta.at() > then).toList());
    }
}
