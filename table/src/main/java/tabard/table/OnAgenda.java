package tabard.table;

/** What a frame says of agendas that were written by hand. A game's own kinds of frames may say it once for all of a kind. */
public interface OnAgenda<S, A extends Action> {
    /** Refuses a hand-written position in which this could not be what comes next; in play it always can. */
    default void possible(S s) {}

    /** Refuses a hand-written position that this cannot go with, wherever it lies on the agenda. */
    default void sensible(S s) {}

    /** Whether a hand-written agenda may hold this right below that. */
    default boolean follows(Frame<S, A> above) {
        return true;
    }

    /** Whether nothing may lie below it on an agenda. */
    default boolean last() {
        return false;
    }
}
