package tabard.macht.rules;

import tabard.table.Frame;

interface Draws<M extends Move> extends Frame.Draws<State, Move, M>, Due {}
