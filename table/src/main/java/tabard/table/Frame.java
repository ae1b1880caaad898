package tabard.table;

import java.util.List;

/** One entry of the agenda: it asks a seat, draws a lot, or runs by itself. A record with behaviour, never a closure. */
public sealed interface Frame<S, A extends Action> {
    /** Asks one seat to choose a move of the family M. */
    non-sealed interface Asks<S, A extends Action, M extends A> extends Frame<S, A> {
        Seat seat();

        List<M> options(S s);

        void answer(S s, M chosen);

        /** Frames of other seats that may be answered first; this one stays on the agenda when they are. */
        default List<? extends Asks<S, A, ?>> mayStepIn(S s) {
            return List.of();
        }

        /** Why this move is not among the options. Read off the position as the seat sees it. */
        default Refusal refusal(S s, A move) {
            return Refusal.notOffered(move);
        }
    }

    /** Waits for an outcome of chance, or for a reveal. */
    non-sealed interface Draws<S, A extends Action, M extends A> extends Frame<S, A> {
        Lottery<? extends M> lottery(S s);

        void answer(S s, M drawn);
    }

    /** Asks nobody: bookkeeping that follows from what is known. */
    non-sealed interface Runs<S, A extends Action> extends Frame<S, A> {
        void run(S s);
    }
}
