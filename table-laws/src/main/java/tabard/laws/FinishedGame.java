package tabard.laws;

import java.util.List;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Match;

/** A random game played to its end, its record, and the moments of it that were looked at closely. */
record FinishedGame<S, A extends Action>(RandomGame<S, A> of, String record, List<Moment<S, A>> moments) {
    Game<S, A> game() {
        return of.game();
    }

    Match<S, A> match() {
        return of.match();
    }

    Report report() {
        return of.counts().report(match().steps().size());
    }

    Broken broken(Law law, String what) {
        return of.broken(law, match().steps().size(), null, what);
    }
}
