package tabard.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Said;

/**
 * One entry of the agenda: it asks a seat, draws a lot, or runs by itself. A record with behaviour, never a closure. Prompt, status, labels
 * and the sentence of a move come from the shape of the frame and of the move; a frame says more only where that is not enough.
 */
public sealed interface Frame<S, A extends Action> extends OnAgenda<S, A> {
    /** Asks one seat to choose a move of the family M. */
    non-sealed interface Asks<S, A extends Action, M extends A> extends Frame<S, A> {
        Seat seat();

        /** All of its family, unless it says otherwise: each record that holds nothing, and one for each word of what it holds. */
        default Choices<M> choices(S s) {
            return Families.every(getClass());
        }

        void answer(S s, M chosen);

        /** How many times the table's time to think this needs: what people go and do elsewhere takes longer than a choice. */
        default int patience() {
            return 1;
        }

        /** Whether a branch of a fork that begins with this may be taken up again by its seat, until all have answered. */
        default boolean reopens() {
            return false;
        }

        /**
         * The seat takes the branch up again, and is asked this once more: whatever it has entered there is forgotten. What the question
         * lets one change entry by entry may stay as a draft. Nobody else may see what was entered, nor what is left of it.
         */
        default void reopened(S s) {}

        /** Frames of other seats that may be answered first; this one stays on the agenda when they are. */
        default List<? extends Asks<S, A, ?>> mayStepIn(S s) {
            return List.of();
        }

        /** Why this move is not among the choices. Read off the position as the seat sees it. */
        @SuppressWarnings("unchecked") // the family was looked up
        default Refusal refusal(S s, A move) {
            return Families.OF.get(getClass()).isInstance(move) ? refused(s, (M) move) : Refusal.notOffered(move);
        }

        /** Why a move of its own family is not: it is none of the choices, by the clause of the question. */
        default Refusal refused(S s, M move) {
            return Refusal.notAmong(move, clause(s));
        }

        /** What a person should know while choosing, if it is not {@link Detailed}; nothing where the question says enough. */
        default @Nullable Said detail(S s) {
            return null;
        }

        /** What an option is called, where "do.WORD" with what the move and this frame hold does not say enough; alike moves share one. */
        default @Nullable Said label(S s, M move) {
            return null;
        }

        /** Moves that a player would look for and cannot make now; {@link #refusal} says why not. */
        default List<Barred<A>> barred(S s) {
            return List.of();
        }

        /** What a choice would come to, shown beside it before it is made; for numbers, what their start would come to. */
        default @Nullable Verdict verdict(S s, M move) {
            return null;
        }

        /** Where numbers that are to be chosen start. */
        default M start(S s) {
            return choices(s).usual();
        }

        /** The same where several kinds of moves have numbers: of those that are like this one. */
        default M start(S s, M like) {
            return start(s);
        }

        /** True of moves after which the same seat is asked again at once, whatever the position: nobody need look ahead to know. */
        default boolean asksAgain(M move) {
            return false;
        }

        /** The same where it hangs on the position. */
        default boolean asksAgain(S s, M move) {
            return asksAgain(move);
        }

        /** True of moves after which chance or another seat comes before this one, whatever the position: nobody need look ahead either. */
        default boolean passesOn(M move) {
            return false;
        }

        /** The same where it hangs on the position. */
        default boolean passesOn(S s, M move) {
            return passesOn(move);
        }

        /** The move as a sentence, where "log.WORD" with who acted, what the move holds and what this frame holds does not tell enough. */
        default @Nullable Said told(S s, M move) {
            return null;
        }

        /** The clause that a move rests on, where one record serves several clauses and its own {@link Rule} names but one. */
        default String clause(S s, M move) {
            return Clauses.of(getClass(), move);
        }

        /** The window that a player may wish not to be asked about, if this is one. */
        default @Nullable String window() {
            return null;
        }

        /** The clause that the question rests on. */
        default String clause(S s) {
            return Clauses.ofQuestion(getClass())
                    .orElseGet(() -> clause(s, choices(s).usual()));
        }
    }

    /** What a person should know while choosing is "detail.WORD" with what the frame holds. */
    interface Detailed {}

    /** Asks for a place: every other one of the table that such a move could name is barred, and says why not. */
    interface Explained {}

    /** Waits for an outcome of chance, or for a reveal. */
    non-sealed interface Draws<S, A extends Action, M extends A> extends Frame<S, A> {
        Lottery<? extends M> lottery(S s);

        void answer(S s, M drawn);

        /** What was drawn as a sentence, as for {@link Asks#told}. */
        default @Nullable Said told(S s, M drawn) {
            return null;
        }

        /** The clause that it rests on whatever is drawn, told also to those who may not read what: where one move serves several clauses. */
        default @Nullable String clause(S s) {
            return null;
        }

        /** The clause that it rests on, as for {@link Asks#clause(Object, Action)}. */
        default String clause(S s, M drawn) {
            String own = clause(s);
            return own == null ? Clauses.of(getClass(), drawn) : own;
        }
    }

    /** Asks nobody: bookkeeping that follows from what is known. */
    non-sealed interface Runs<S, A extends Action> extends Frame<S, A> {
        void run(S s);
    }
}
