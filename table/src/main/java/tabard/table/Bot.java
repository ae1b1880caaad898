package tabard.table;

import java.util.Optional;

/** Chooses like a person: it sees what its seat sees, never the truth. */
public interface Bot {
    <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget);

    /** What to step in with before another's choice; nothing lets it pass, and it is not asked again until something has happened. */
    <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget);
}
