package tabard.arena;

import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Outcome;
import tabard.table.Step;

/** Looks on while one game is played; it sees the truth and must leave it alone. */
public interface Watcher<S, A extends Action> {
    /** The step that is about to be taken. */
    void step(S before, Awaits<A> awaits, Step<A> step);

    void over(S end, Outcome outcome);

    /** Who looks on at the game of this number and seed; asked once for each game, on the thread that plays it. */
    @FunctionalInterface
    interface Each<S, A extends Action> {
        Watcher<S, A> game(int number, long seed);
    }

    /** Nobody looks on. */
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
