package tabard.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Step;

/** Plays one random game to its end, and has the checks look at positions and steps on the way. */
final class Examination<S, A extends Action> {
    // each look of each law has its own dice
    private static final int POSITIONS = 0;
    private static final int STEPS = 100;
    private static final int WHOLE = -2;

    private final RandomGame<S, A> of;
    private final Attention attention;
    private final List<Check<S, A>> checks;
    private final Set<Class<?>> waits = new HashSet<>();
    private final List<Moment<S, A>> closely = new ArrayList<>();

    Examination(RandomGame<S, A> of, Attention attention, List<Check<S, A>> checks) {
        this.of = of;
        this.attention = attention;
        this.checks = checks;
    }

    /** Stops after so many steps even a game that does not end. */
    FinishedGame<S, A> play(int bound) {
        var dice = new SplittableRandom(of.seed());
        var now = moment();
        var next = examine(now, dice);
        while (next.isPresent() && now.number() < bound) {
            var before = now;
            var step = next.get();
            guarded(Law.OPTIONS, () -> {
                of.match().take(step);
                return step;
            });
            var after = moment();
            if (!before.away()) {
                each(STEPS, before, check -> check.step(before, step, after));
            }
            before.forget();
            next = examine(after, dice);
            now = after;
        }
        return whole();
    }

    private FinishedGame<S, A> whole() {
        if (!attention.whole(of.options(), of.seed())) {
            return new FinishedGame<>(of, Optional.empty(), closely);
        }
        of.counts().whole();
        var record = guarded(Law.TEXT, () -> RecordLaw.write(of, of.match()));
        var whole = new FinishedGame<>(of, Optional.of(record), closely);
        for (int i = 0; i < checks.size(); i++) {
            of.dice().begin(WHOLE, i);
            var check = checks.get(i);
            guarded(check.law(), () -> {
                check.whole(whole);
                return whole;
            });
        }
        return whole;
    }

    /** The game, ready to be replayed in other locales. */
    SameEverywhereLaw.Recorded<S, A> pack(FinishedGame<S, A> whole) {
        return guarded(Law.SAME_EVERYWHERE, () -> SameEverywhereLaw.pack(whole));
    }

    private Moment<S, A> moment() {
        return guarded(Law.OPTIONS, () -> {
            var awaits = of.match().awaits();
            of.counts().awaited(awaits);
            return new Moment<>(of, awaits);
        });
    }

    /** Looks at a position, and draws the step that is taken there; none at the end. */
    private Optional<Step<A>> examine(Moment<S, A> now, SplittableRandom dice) {
        for (var check : checks) {
            guarded(check.law(), () -> {
                check.everywhere(now);
                return check;
            });
        }
        boolean over = now.awaits() instanceof Awaits.Over<A>;
        Optional<Step<A>> next = over ? Optional.empty() : Optional.of(guarded(Law.OPTIONS, () -> now.any(dice)));
        guarded(Law.TEXT, () -> {
            now.look(how(now, next));
            return now;
        });
        of.counts().looked(now);
        if (now.closely()) {
            closely.add(now);
        }
        if (!now.away()) {
            each(POSITIONS, now, check -> check.position(now));
        }
        return next;
    }

    /** In every game the first of each kind of waiting is looked at closely, unless the game is one of very many. */
    private Look how(Moment<S, A> now, Optional<Step<A>> next) {
        boolean first = attention.all() && waits.add(now.awaits().getClass());
        return first ? Look.CLOSELY : attention.look(() -> Likeness.of(now.awaits(), next), of.seed(), now.number());
    }

    private void each(int look, Moment<S, A> now, Consumer<Check<S, A>> asking) {
        for (int i = 0; i < checks.size(); i++) {
            of.dice().begin(now.number(), look + i);
            var check = checks.get(i);
            guarded(check.law(), () -> {
                asking.accept(check);
                return check;
            });
        }
    }

    /** Whatever a game throws while it is looked at breaks the law that was looking. */
    private <T> T guarded(Law law, Supplier<T> work) {
        try {
            return work.get();
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new Broken(law, of, of.match().steps().size(), null, "throws " + e, e);
        }
    }
}
