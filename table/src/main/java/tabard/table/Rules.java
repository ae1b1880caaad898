package tabard.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** How a game is played. Holds no state, reads no clock, owns no dice: the same steps give the same position. */
public interface Rules<S, A extends Action> {
    Info info();

    /** The box opened; dealing and drawing follow as chance steps. */
    S setup(Options options);

    /** A fixed position to lay hand-written documents over: set up, with every lot of the opening drawn. */
    S standard(Options options);

    Options options(S s);

    /** Refuses options that do not go together, with the clause. */
    default void agree(Options options) {
        info().agreement().accept(options);
    }

    /** What was agreed, a word for each setting, to be read by people: where a document says what other settings say too, it is the document's. */
    default Map<String, String> terms(Options options) {
        return Options.words(options.settings());
    }

    /** Whether all win or lose together. */
    default boolean cooperative(Options options) {
        return false;
    }

    /**
     * Whether a seat is asked so many times in its own turn that one answer ahead there is little to see: bots then look for a whole course
     * of answers.
     */
    default boolean longTurns() {
        return false;
    }

    /** The one thing this position waits for. */
    Awaits<A> awaits(S s);

    /** The fast door, for search: in place, and trusting that the step is admitted. */
    void apply(S s, Step<A> step);

    S copy(S s);

    /** A copy in which what the viewer may not know is blank. */
    Seen<S> see(S s, Viewer viewer);

    /** Blanks filled: a position that this viewer cannot tell from the true one. */
    S imagine(Seen<S> seen, RandomGenerator dice);

    /** Whether a viewer knows all that a seat knows: himself, the referee, and where the game says so an ally or an umpire. */
    default boolean knows(S s, Viewer viewer, Seat seat) {
        return viewer.is(seat);
    }

    /** Whether somebody may leave the table for good: anybody who sits there and has not left. */
    boolean mayLeave(S s, Seat seat);

    /** Whether a seat may take up again what it has answered in a fork: until all have answered, where the game has such windows. */
    default boolean mayReopen(S s, Seat seat) {
        return false;
    }

    /** What two positions of the same fork have in common, whatever was answered between them: equal then. Nothing where none is open. */
    default Optional<Object> fork(S s) {
        return Optional.empty();
    }

    Worth<S> worth();

    /** Which round, cycle or year it is: records take a mark of the position whenever it changes. */
    int round(S s);

    /** What must be true of every position: pieces that are never lost or made. Throws an IllegalStateException that says what is not. */
    void conserved(S s);

    /** Why a step is not admitted here: read off what its seat sees, so that a refusal tells nothing hidden. */
    Refusal refusal(S s, Step<A> step);

    /** The checked door: leaves its argument alone, and refuses what is not admitted. */
    default S play(S s, Step<A> step) {
        return play(s, awaits(s), step);
    }

    /** The same for one who has worked out already what the position waits for. */
    default S play(S s, Awaits<A> awaits, Step<A> step) {
        if (!awaits.admits(step)
                || (step instanceof Step.Left<A>(var by) && !mayLeave(s, by))
                || (step instanceof Step.Reopened<A>(var who) && !mayReopen(s, who))) {
            throw refusal(s, step);
        }
        S next = copy(s);
        apply(next, step);
        return next;
    }

    /** Several steps as one: all of them, or none and a refusal. */
    default S play(S s, List<Step<A>> batch) {
        S next = s;
        for (var step : batch) {
            next = play(next, step);
        }
        return next;
    }

    default List<? extends Seat> seated(S s) {
        return info().seated(options(s));
    }

    /** Whether the viewer may read a step as it is, rather than its cover. */
    default boolean openTo(S s, Viewer viewer, Step<A> step) {
        return step.openTo(seat -> knows(s, viewer, seat));
    }

    /** What the viewer reads of a step; empty when he is not to notice anything. */
    default String readBy(S s, Viewer viewer, Step<A> step) {
        return step.readBy(seat -> knows(s, viewer, seat));
    }
}
