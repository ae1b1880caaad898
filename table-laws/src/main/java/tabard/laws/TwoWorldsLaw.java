package tabard.laws;

import java.util.ArrayList;
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
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/**
 * Law 11: two worlds that a viewer cannot tell apart stay so when somebody else acts. One is the true position, the other a
 * determinization: what the viewer might imagine instead. In each the same seat, or chance, takes a step of which the viewer reads
 * the same line. Afterwards the viewer must see the same in both, be told the same, also of what followed, and be shown the same scene.
 *
 * <p>What a viewer knows after a step is thus made of two things only: what it saw before, and what it read. That is why the
 * comparison is fair. If the viewer reads the action itself, the same step is taken in the other world, where it is possible there;
 * where it is not, these two worlds say nothing and another is tried. If the viewer reads a cover, any step under the same cover will
 * do, because the viewer cannot know which was taken. In a fork the other world may lag behind by steps that the viewer reads nothing
 * of; they are taken first, and change nothing that it sees.
 *
 * <p>A public consequence of something hidden is not forbidden, but it is news: a game tells it by a step of its own that the viewer
 * reads, and not by the way. Best such a step says what it shows; then the two worlds have different steps and are not compared. But a
 * reveal that the viewer reads as it is, chance with a single ticket, may also uncover without a word what was covered until then, as
 * when a card is turned over: what the viewer did not see before may then be different. What it saw before must be the same in both
 * worlds even then. Who reads a cover only is shown nothing.
 *
 * <p>Law 5 demands the same of two steps in one world, which finds nothing where only one step is possible, such as a reveal; law 4
 * demands it of own steps.
 */
final class TwoWorldsLaw<S, A extends Action> implements Check<S, A> {
    /** How many other worlds are tried for each viewer where one looks closely. */
    private static final int WORLDS = 3;

    /** How many more steps are tried in a position looked at closely, beside the one that is taken. */
    private static final int MORE_STEPS = 3;

    /** How often a step is drawn in the other world in the hope that it reads the same. */
    private static final int TRIES = 16;

    /** How far the other world may lag behind in a fork. */
    private static final int UNREAD = 8;

    private record After<S, A extends Action>(S before, Step<A> step, S after) {}

    @Override
    public Law law() {
        return Law.TWO_WORLDS;
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        var others = others(before, step);
        var taken = new After<>(before.s(), step, after.s());
        for (var viewer : before.closely() ? others : List.of(before.of().any(others))) {
            compare(before, taken, viewer);
        }
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.closely() && !(now.awaits() instanceof Awaits.Over<A>)) {
            for (int i = 0; i < MORE_STEPS; i++) {
                var step = now.any(now.dice());
                var taken = new After<>(now.s(), step, now.game().play(now.s(), step));
                others(now, step).forEach(viewer -> compare(now, taken, viewer));
            }
            for (var seat : now.of().seated()) {
                if (now.game().mayReopen(now.s(), seat)) {
                    Step<A> step = new Step.Reopened<>(seat);
                    var taken = new After<>(now.s(), step, now.game().play(now.s(), step));
                    now.of().viewers().stream()
                            .filter(viewer -> viewer != Viewer.Referee.REFEREE)
                            .forEach(viewer -> compare(now, taken, viewer));
                }
            }
        }
    }

    /** The referee knows everything, so there is only one world for it. */
    private static <S, A extends Action> List<Viewer> others(Moment<S, A> now, Step<A> step) {
        var others = new ArrayList<>(now.of().viewers());
        others.remove(Viewer.Referee.REFEREE);
        others.removeIf(viewer -> viewer instanceof Viewer.Player(var seat)
                && step instanceof Step.Chosen<A>(var by, var _)
                && seat.equals(by));
        return others;
    }

    private void compare(Moment<S, A> now, After<S, A> taken, Viewer viewer) {
        if (now.game().readBy(now.s(), viewer, taken.step).isEmpty()) {
            return; // by law 5 the viewer sees no difference
        }
        var truth = new Truth<>(now.game(), taken, viewer);
        for (int i = 0; i < (now.closely() ? WORLDS : 1); i++) {
            S world = now.game().imagine(truth.before, now.dice());
            alike(now, world, taken.step, viewer).ifPresent(step -> {
                now.of().counts().pair();
                var other = new After<>(world, step, now.game().play(world, step));
                same(now, viewer, truth, other);
            });
        }
    }

    /** What a viewer sees of the step that is taken in the true position, the same whatever it is compared with. */
    private static final class Truth<S, A extends Action> {
        final Game<S, A> game;
        final After<S, A> taken;
        final Seen<S> before;
        final Seen<S> after;
        private @Nullable Said told;
        private @Nullable List<Said> followed;
        private @Nullable Scene scene;

        Truth(Game<S, A> game, After<S, A> taken, Viewer viewer) {
            this.game = game;
            this.taken = taken;
            this.before = game.see(taken.before, viewer);
            this.after = game.see(taken.after, viewer);
        }

        Said told() {
            var known = told;
            if (known == null) {
                known = game.told(before, taken.step);
                told = known;
            }
            return known;
        }

        List<Said> followed() {
            var known = followed;
            if (known == null) {
                known = game.followed(before, after);
                followed = known;
            }
            return known;
        }

        Scene scene() {
            var known = scene;
            if (known == null) {
                known = game.scene(after);
                scene = known;
            }
            return known;
        }
    }

    /** A step that may be taken in this world and reads to the viewer like the given one. */
    private Optional<Step<A>> alike(Moment<S, A> now, S world, Step<A> step, Viewer viewer) {
        String read = now.game().readBy(now.s(), viewer, step);
        for (int i = 0; i <= UNREAD; i++) {
            var awaits = now.game().awaits(world);
            if (now.game().openTo(now.s(), viewer, step) && awaits.admits(step)) {
                return Optional.of(step);
            }
            Optional<Step<A>> unread = Optional.empty();
            for (int j = 0; j < TRIES; j++) {
                var other = by(step, awaits, now);
                String otherRead =
                        other.map(o -> now.game().readBy(world, viewer, o)).orElse("?");
                if (otherRead.equals(read)) {
                    return other;
                }
                unread = otherRead.isEmpty() ? other : unread;
            }
            if (unread.isEmpty()) {
                return Optional.empty();
            }
            now.game().apply(world, unread.get());
        }
        return Optional.empty();
    }

    /** Any step of the same seat, or of chance. */
    private Optional<Step<A>> by(Step<A> step, Awaits<A> awaits, Moment<S, A> now) {
        return switch (step) {
            case Step.Happened<A> _ ->
                awaits instanceof Awaits.Chance<A> ? Optional.of(Moment.any(awaits, now.dice())) : Optional.empty();
            case Step.Chosen<A>(var by, var _) ->
                Moment.asks(awaits, Viewer.of(by)).stream().findFirst().map(ask -> Moment.any(ask, now.dice()));
            case Step.Left<A> _, Step.Reopened<A> _ -> Optional.of(step);
        };
    }

    private void same(Moment<S, A> now, Viewer viewer, Truth<S, A> truth, After<S, A> other) {
        var game = now.game();
        var two = game.see(other.after, viewer);
        boolean alike = truth.after.equals(two);
        if (!alike) {
            var difference = difference(now, viewer, truth, two);
            if (difference.isPresent()) {
                throw broken(now, viewer, "sees", truth, other, ": " + difference.get());
            }
        }
        var before = game.see(other.before, viewer);
        if (!truth.told().equals(game.told(before, other.step))) {
            throw broken(now, viewer, "is told", truth, other, "");
        }
        if (alike && !truth.followed().equals(game.followed(before, two))) {
            throw broken(now, viewer, "is told, of what followed,", truth, other, "");
        }
        if (alike && now.closely() && !truth.scene().equals(game.scene(two))) {
            throw broken(now, viewer, "is shown", truth, other, "");
        }
    }

    /** Where two views first differ; at an open reveal, in what was not covered before. */
    private Optional<String> difference(Moment<S, A> now, Viewer viewer, Truth<S, A> truth, Seen<S> two) {
        var game = now.game();
        var left = game.text(truth.after.masked());
        var right = game.text(two.masked());
        boolean reveal = now.awaits() instanceof Awaits.Chance<A>(var lottery)
                && lottery instanceof Lottery.Certain<A>
                && game.openTo(truth.taken.before, viewer, truth.taken.step);
        if (!reveal) {
            return Optional.of(Comparison.first("", left, right));
        }
        var before = game.text(truth.before.masked());
        return Comparison.ofWhatWasSeen(before, left, right);
    }

    private Broken broken(
            Moment<S, A> now, Viewer viewer, String does, Truth<S, A> truth, After<S, A> other, String what) {
        return now.broken(
                Law.TWO_WORLDS,
                viewer,
                does + " what is hidden when another acts: " + truth.taken.step.line() + " / " + other.step.line()
                        + what);
    }
}
