package tabard.table;

import java.util.Map;

/** How positions and moves of a game are written. */
public interface Notation<S, A extends Action> {
    /** The position as a document: names, not numbers; one canonical form. */
    Map<String, Object> text(S s);

    /** A document laid over the standard start; what makes no sense is refused. */
    S parse(Map<String, Object> document);

    /** The inverse of {@link Action#text()}. */
    A action(String line);
}
