package tabard.immortals.rules;

import tabard.table.Frame;

interface Runs extends Frame.Runs<State, Move>, Timed.Lowest {}
