package tabard.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Box;
import tabard.table.scene.Earned;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** What people are shown of a game, and told. */
public interface Stage<S, A extends Action> {
    /** What never changes of the picture. */
    Box box(Options options);

    /** What to draw; made from what is seen only, so it cannot leak. */
    Scene scene(Seen<S> seen);

    /** A step as a sentence of the chronicle, told to one who saw the position before it. */
    Said told(Seen<S> before, Step<A> step);

    /** The clause that a step rests on, for one who may read it; empty where no rule of the game is concerned. */
    default String clause(Seen<S> before, Step<A> step) {
        return step.rule();
    }

    /** What followed from a step, as far as one viewer saw it: made from the two views only, so it cannot leak. */
    default List<Said> followed(Seen<S> before, Seen<S> after) {
        return List.of();
    }

    /** What the part of the chronicle is called that begins with a new round; null where the sentence that began it says so. */
    default @Nullable Said chapter(Seen<S> before, Seen<S> after) {
        return null;
    }

    /** Where each seat's points come from at the end of a game; nothing where they were won as the game went on. */
    default List<Earned> earned(S s) {
        return List.of();
    }

    /** The keys of what this viewer saw change and is to be told of: each begins a line of {@link #followed}. */
    default List<String> changed(Seen<S> before, Seen<S> after) {
        return List.of();
    }

    /** What may change before everybody's eyes though nobody has said whether it is told or silent. */
    default List<String> unsaid() {
        return List.of();
    }
}
