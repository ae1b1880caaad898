package tabard.cli.play;

import tabard.table.Action;
import tabard.table.Match;
import tabard.table.Seat;

/** Goes back to the last real choice of a seat: what had only one answer is passed over, or it would be taken again at once. */
final class Undo {
    private Undo() {}

    /** False, and nothing has changed, if no real choice can be taken back. */
    static <S, A extends Action> boolean lastChoice(Match<S, A> match, Seat seat) {
        int back = steps(match, seat);
        for (int i = 0; i < back; i++) {
            match.undo(seat);
        }
        return back > 0;
    }

    /** How often the seat has to take back, tried on a copy of the match. */
    private static <S, A extends Action> int steps(Match<S, A> match, Seat seat) {
        var trial = match.copy();
        for (int back = 1; trial.undo(seat); back++) {
            if (trial.awaits().asks().stream()
                    .anyMatch(ask -> ask.seat().equals(seat) && ask.options().size() > 1)) {
                return back;
            }
        }
        return 0;
    }
}
