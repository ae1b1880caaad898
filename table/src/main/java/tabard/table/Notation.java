package tabard.table;

import java.util.List;
import java.util.Map;
import tabard.table.text.Canon;
import tabard.table.text.Marks;

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
}
