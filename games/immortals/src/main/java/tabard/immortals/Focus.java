package tabard.immortals;

import tabard.table.Agenda;
import tabard.table.Frame;

/** The regions named so far in an unfinished choice. */
final class Focus {
    private Focus() {}

    static long of(State s) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var _) ? on(frame) : 0;
    }

    private static long on(Frame<State, Move> frame) {
        return switch (frame) {
            case Attack.Targeting(var _, var _, var origin) -> origin.bit();
            case Attack.Naming(var _, var _, var origin, var target) -> origin.bit() | target.bit();
            case Attack.Sending(var _, var _, var origin, var target) -> origin.bit() | target.bit();
            case Battle.Throwing(var _, var _, var origin, var target, var _) -> origin.bit() | target.bit();
            case March.Arriving(var _, var origin) -> origin.bit();
            case March.Moving(var _, var origin, var target) -> origin.bit() | target.bit();
            default -> 0;
        };
    }
}
