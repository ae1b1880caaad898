package tabard.server.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.LogLine;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Beat;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** A table as one seat, or all spectators, see it: counts what was shown, keeps the last of it, and the chronicle. */
final class Viewpoint<S, A extends Action> {
    /** The effect of a beat by which people tell what happened outside the program. */
    static final String REPORTED = "reported";

    private static final int KEPT = 8; // more would weigh more than a whole view, in memory and on the wire

    private final Game<S, A> game;
    private final Viewer viewer;
    private final List<LogLine> log = new ArrayList<>();
    private final Deque<Delta> recent = new ArrayDeque<>();
    private final Deque<Integer> own =
            new ArrayDeque<>(); // the views on which his own choices were shown, since the last lot
    private @Nullable Seen<S> seen; // of the position now, where it is known
    private Picture picture;
    private int at;
    private int askedAt;

    Viewpoint(History<S, A> history, Viewer viewer) {
        this.game = history.game();
        this.viewer = viewer;
        var turns = History.turns(history.log(), Entry::follows);
        int lately = Math.max(0, turns.size() - KEPT);
        var again = new LiveGame<>(game, history.start());
        turns.subList(0, lately).forEach(turn -> recall(again.replay(turn)));
        this.picture = picture(game.scene(game.see(again.history().now(), viewer)), again.history());
        this.askedAt = at;
        turns.subList(lately, turns.size()).forEach(turn -> follow(again.replay(turn), again.history()));
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

    /** How many of the viewer's own choices were shown on that view or later. */
    int ownSince(int view) {
        return (int) own.stream().filter(shown -> shown >= view).count();
    }

    private void count(Committed<S, A> turn) {
        for (var entry : turn.entries()) {
            switch (entry) {
                case Entry.Stepped<A>(Step.Chosen<A>(var by, var _))
                when viewer.equals(Viewer.of(by)) -> own.addLast(at);
                case Entry.Undone<A>(var by, int steps)
                when viewer.equals(Viewer.of(by)) -> {
                    for (int i = 0; i < steps; i++) {
                        own.pollLast();
                    }
                }
                case Entry.Stepped<A>(Step.Happened<A> _) -> own.clear(); // nothing before a lot is taken back
                default -> {}
            }
        }
    }

    /** Of what was shown long ago only the chronicle is still read. */
    private void recall(Committed<S, A> turn) {
        int lines = log.size();
        for (int i = 0; i < turn.steps().size(); i++) {
            if (!hidden(turn.positions().get(i), turn.steps().get(i))) {
                var before = game.see(turn.positions().get(i), viewer);
                var after = game.see(turn.positions().get(i + 1), viewer);
                log.add(told(before, turn.steps().get(i), after));
            }
        }
        for (var entry : turn.entries()) {
            told(entry, turn).ifPresent(log::add);
        }
        if (log.size() > lines) {
            at++;
        }
        count(turn);
    }

    /** What this viewer is shown of a turn; nothing when he is not to notice it. */
    Optional<Delta> follow(Committed<S, A> turn, History<S, A> history) {
        var beats = new ArrayList<Beat>(turn.steps().size());
        Scene scene = picture.scene();
        for (int i = 0; i < turn.steps().size(); i++) {
            var step = turn.steps().get(i);
            if (hidden(turn.positions().get(i), step)) {
                seen = null;
                continue;
            }
            var position = turn.positions().get(i);
            boolean last = i == turn.steps().size() - 1;
            var now =
                    last ? turn.drawn().seen(viewer) : game.see(turn.positions().get(i + 1), viewer);
            var line = told(seen != null ? seen : game.see(position, viewer), step, now);
            var after = last ? turn.drawn().scene(viewer) : game.scene(now);
            beats.add(beat(scene, after, line, effect(position, step)));
            scene = after;
            seen = now;
        }
        for (var entry : turn.entries()) {
            var line = told(entry, turn);
            if (!(entry instanceof Entry.Stepped<A>)) {
                seen = null;
            }
            if (line.isPresent()) {
                var after = turn.drawn().scene(viewer);
                beats.add(beat(scene, after, line.get(), entry instanceof Entry.Undone<A> ? Entry.UNDO : Entry.RESIGN));
                scene = after;
            }
        }
        var delta = beats.isEmpty() ? Optional.<Delta>empty() : Optional.of(show(beats, picture(scene, history)));
        count(turn);
        return delta;
    }

    private Picture picture(Scene scene, History<S, A> history) {
        return viewer instanceof Viewer.Player(var seat)
                ? new Picture(scene, history.mayUndo(seat), history.mayReopen(seat))
                : new Picture(scene, false, false);
    }

    /** Whether he is not to notice it. */
    private boolean hidden(S before, Step<A> step) {
        return Committed.hidden(game, before, viewer, step);
    }

    private LogLine told(Seen<S> before, Step<A> step, Seen<S> after) {
        return new LogLine(
                        at + 1,
                        game.told(before, step),
                        by(step),
                        game.openTo(before.masked(), viewer, step)
                                        && !step.rule().isEmpty()
                                ? game.clause(before, step)
                                : null)
                .telling(
                        game.round(before.masked()) != game.round(after.masked()),
                        game.chapter(before, after),
                        game.followed(before, after))
                .byReport(step.reported() && game.openTo(before.masked(), viewer, step));
    }

    private static @Nullable String by(Step<?> step) {
        return switch (step) {
            case Step.Chosen<?>(var by, var _) -> by.word();
            case Step.Reopened<?>(var by) -> by.word();
            case Step.Happened<?> _, Step.Left<?> _ -> null;
        };
    }

    /** What is no step of the game, as far as he may notice it. */
    private Optional<LogLine> told(Entry<A> entry, Committed<S, A> turn) {
        return switch (entry) {
            case Entry.Stepped<A> _ -> Optional.empty();
            case Entry.Resigned<A>(var by) -> Optional.of(line("log.resigned", by));
            case Entry.Undone<A>(var by, int steps) ->
                turn.undone().stream().allMatch(step -> hidden(turn.after(), step))
                        ? Optional.empty()
                        : Optional.of(new LogLine(at + 1, undone(by, steps), by.word(), null));
        };
    }

    /** Others are not told how many: some of them they may not have noticed. */
    private Said undone(Seat by, int steps) {
        String who = "@" + by.word();
        return steps > 1 && viewer.equals(Viewer.of(by))
                ? Said.of("log.undo-many", who, steps)
                : Said.of("log.undo", who);
    }

    private LogLine line(String key, Seat by) {
        return new LogLine(at + 1, Said.of(key, "@" + by.word()), by.word(), null);
    }

    private Beat beat(Scene before, Scene after, LogLine line, @Nullable String effect) {
        log.add(line);
        return line.of(Beat.between(before, after, line.say(), line.by(), line.clause(), effect));
    }

    private @Nullable String effect(S position, Step<A> step) {
        if (!(step instanceof Step.Happened<A>)) {
            return step.reported() && game.openTo(position, viewer, step) ? REPORTED : null;
        }
        return game.awaits(position) instanceof Awaits.Chance<A>(var lottery) && lottery instanceof Lottery.Certain<A>
                ? "reveal"
                : "draw";
    }

    private Delta show(List<Beat> beats, Picture after) {
        at++;
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
