package tabard.immortals.rules;

import tabard.table.Frame;

/** Most push what follows: nothing lies below them on the agenda. */
interface Draws<M extends Move> extends Frame.Draws<State, Move, M>, Timed {
    @Override
    default void sensible(State s) {
        checkPhase(s);
    }

    @Override
    default boolean last() {
        return true;
    }
}
