package tabard.bots.loop;

import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Outcome;
import tabard.table.Step;

/** Watches one game being played; it is given the true position and must not change it. */
public interface Watcher<S, A extends Action> {
    /** The step that is about to be taken. */
    void step(S before, Awaits<A> awaits, Step<A> step);

    void over(S end, Outcome outcome);

    /** Makes the watcher of the game with this number and seed; called once for each game, on the thread that plays it. */
    @FunctionalInterface
    interface Each<S, A extends Action> {
        Watcher<S, A> game(int number, long seed);
    }

    /** Nobody watches. */
    static <S, A extends Action> Each<S, A> nobody() {
        var blind = new Watcher<S, A>() {
            @Override
            public void step(S before, Awaits<A> awaits, Step<A> step) {}

            @Override
            public void over(S end, Outcome outcome) {}
        };
        return (_, _) -> blind;
    }
}
