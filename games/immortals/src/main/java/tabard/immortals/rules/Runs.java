package tabard.immortals.rules;

import tabard.table.Frame;

/** Most push what follows: nothing lies below them on the agenda. */
interface Runs extends Frame.Runs<State, Move>, Timed {
    @Override
    default void sensible(State s) {
        checkPhase(s);
    }

    @Override
    default boolean last() {
        return true;
    }
}
