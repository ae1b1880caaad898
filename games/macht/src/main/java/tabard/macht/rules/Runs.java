package tabard.macht.rules;

import tabard.table.Frame;

interface Runs extends Frame.Runs<State, Move>, Due {
    @Override
    default boolean follows(Frame<State, Move> above) {
        return false;
    }
}
