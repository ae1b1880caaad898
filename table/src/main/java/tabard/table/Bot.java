package tabard.table;

/** Chooses like a person: it sees what its seat sees, never the truth. */
public interface Bot {
    <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget);
}
