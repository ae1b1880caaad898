package tabard.macht.rules;

import tabard.table.Frame;

interface Runs extends Frame.Runs<State, Move>, Due {}
