package tabard.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabard.table.Action;
import tabard.table.Awaits;

/** Plays one random game to its end, and has every check look at every position and step on the way. */
final class Examination<S, A extends Action> {
    /** About one position in so many is looked at closely. */
    private static final int SAMPLE = 16;

    private final RandomGame<S, A> of;
    private final List<Check<S, A>> checks;
    private final Set<Class<?>> waits = new HashSet<>();
    private final List<Moment<S, A>> closely = new ArrayList<>();

    Examination(RandomGame<S, A> of, List<Check<S, A>> checks) {
        this.of = of;
        this.checks = checks;
    }

    /** Stops after so many steps even a game that does not end. */
    FinishedGame<S, A> play(int bound) {
        var dice = new SplittableRandom(of.seed());
        var match = of.match();
        var now = moment();
        examine(now);
        while (!(now.awaits() instanceof Awaits.Over<A>) && now.number() < bound) {
            var before = now;
            var step = guarded(Law.OPTIONS, () -> {
                var next = before.any(dice);
                match.take(next);
                return next;
            });
            var after = moment();
            each(check -> check.step(before, step, after));
            before.forget();
            examine(after);
            now = after;
        }
        var record = guarded(Law.TEXT, () -> RecordLaw.write(of, match));
        var whole = new FinishedGame<>(of, record, closely);
        each(check -> check.whole(whole));
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
            boolean sampled = of.dice().nextInt(SAMPLE) == 0;
            boolean close = waits.add(awaits.getClass()) || sampled;
            var moment = new Moment<>(of, awaits, close);
            if (close) {
                closely.add(moment);
            }
            return moment;
        });
    }

    private void examine(Moment<S, A> now) {
        each(check -> check.position(now));
    }

    private void each(Consumer<Check<S, A>> look) {
        for (var check : checks) {
            guarded(check.law(), () -> {
                look.accept(check);
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
