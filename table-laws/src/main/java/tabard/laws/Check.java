package tabard.laws;

import tabard.table.Action;
import tabard.table.Step;

/** What a law demands of each position, of each step between two positions, and of a whole game; it throws a {@link Broken}. */
interface Check<S, A extends Action> {
    Law law();

    /** What is asked even of positions at which one does not look. */
    default void everywhere(Moment<S, A> now) {}

    default void position(Moment<S, A> now) {}

    /** The step was taken through the checked door. */
    default void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {}

    default void whole(FinishedGame<S, A> game) {}
}
