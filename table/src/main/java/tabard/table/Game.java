package tabard.table;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.Canon;
import tabard.table.text.Marks;

/** The rules of one game. Holds no state, reads no clock, owns no dice: the same steps give the same position. */
public interface Game<S, A extends Action> {
    Info info();

    /** The box opened; dealing and drawing follow as chance steps. */
    S setup(Options options);

    /** A fixed position to lay hand-written documents over: set up, with every lot of the opening drawn. */
    S standard(Options options);

    Options options(S s);

    /** The one thing this position waits for. */
    Awaits<A> awaits(S s);

    /** The fast door, for search: in place, and trusting that the step is admitted. */
    void apply(S s, Step<A> step);

    S copy(S s);

    /** A copy in which what the viewer may not know is blank. */
    Seen<S> see(S s, Viewer viewer);

    /** Blanks filled: a position that this viewer cannot tell from the true one. */
    S imagine(Seen<S> seen, RandomGenerator dice);

    /** What never changes of the picture. */
    Box box(Options options);

    /** What to draw; made from what is seen only, so it cannot leak. */
    Scene scene(Seen<S> seen);

    /** A step as a sentence of the chronicle, told to one who saw the position before it and may read it. */
    Said told(Seen<S> before, Step<A> step);

    Worth<S> worth();

    /** Which round, cycle or year it is: records take a mark of the position whenever it changes. */
    int round(S s);

    /** The position as a document: names, not numbers; one canonical form. */
    Map<String, Object> text(S s);

    /**
     * A number for the position that is the same in every process and on every machine: another one means another position. Cheap
     * enough to be taken at every turn; only games whose positions are no sheets pay for a whole document.
     */
    default long mark(S s) {
        return new Marks().text(Canon.write(text(s))).value();
    }

    /** A document laid over the standard start; what makes no sense is refused. */
    S parse(Map<String, Object> document);

    /** The inverse of {@link Action#text()}. */
    A action(String line);

    /** Why a step is not admitted here: read off what its seat sees, so that a refusal tells nothing hidden. */
    Refusal refusal(S s, Step<A> step);

    /** What must be true of every position: pieces that are never lost or made. Throws an IllegalStateException that says what is not. */
    void conserved(S s);

    /** The checked door: leaves its argument alone, and refuses what is not admitted. */
    default S play(S s, Step<A> step) {
        if (!awaits(s).admits(step)) {
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

    /** Reads "orange: topple mercia" or "chance: turned 4". */
    default Step<A> step(String line) {
        int colon = line.indexOf(": ");
        if (colon < 0) {
            throw new Refusal(Said.of("step.colon", line));
        }
        String who = line.substring(0, colon);
        A action = action(line.substring(colon + 2));
        return who.equals(Step.CHANCE) ? new Step.Happened<>(action) : new Step.Chosen<>(info().seat(who), action);
    }
}
