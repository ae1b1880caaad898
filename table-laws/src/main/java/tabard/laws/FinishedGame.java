package tabard.laws;

import java.util.List;
import java.util.Optional;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Match;

/** A random game played to its end, its record where it is looked at as a whole, and the moments of it that were looked at closely. */
record FinishedGame<S, A extends Action>(RandomGame<S, A> of, Optional<String> written, List<Moment<S, A>> moments) {
    Game<S, A> game() {
        return of.game();
    }

    Match<S, A> match() {
        return of.match();
    }

    /** As it is written. */
    String record() {
        return written.orElseThrow();
    }

    Report report() {
        return of.counts().report(match().steps().size());
    }

    Broken broken(Law law, String what) {
        return of.broken(law, match().steps().size(), null, what);
    }
}
