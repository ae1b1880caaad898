package tabard.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabard.table.sheet.Layout;
import tabard.table.text.Canon;
import tabard.table.text.Marks;
import tabard.table.text.Numbering;

/** How positions and moves of a game are written. */
public interface Notation<S, A extends Action> {
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

    /** What the lines of moves begin with, where the game knows. */
    default List<String> words() {
        return List.of();
    }

    // for learners

    /** What the numbers of a position mean, where positions are sheets. */
    default Layout layout() {
        return Layout.NONE;
    }

    /** What is seen as numbers, as the layout lists them, {@link Layout#HIDDEN} where one is hidden; the array is as long as the layout. */
    default void observe(Seen<S> seen, int[] numbers) {}

    /** Moves by number, where the game knows the shapes of its moves. */
    default Optional<Numbering> numbering() {
        return Optional.empty();
    }
}
