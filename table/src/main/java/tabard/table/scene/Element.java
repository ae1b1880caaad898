package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may change in the picture, each with an id that tells nothing the viewer does not see. */
public sealed interface Element extends Identified {
    /** What is now true of a zone: who owns it, what was revealed there. */
    record Spot(String id, @Nullable String owner, @Nullable String part, List<String> marks) implements Element {}

    /** A thing, or a stack of equal things. */
    record Piece(
            String id,
            String part,
            String at,
            @Nullable String owner,
            @Usual(1) int count,
            @Nullable String face,
            List<String> marks)
            implements Element {}

    /** A sentence in a zone: a score, a sum, a caption. */
    record Note(String id, String at, Said text, @Nullable String clause, List<String> marks) implements Element {
        public Note(String id, String at, Said text, @Nullable String clause) {
            this(id, at, text, clause, List.of());
        }
    }

    /** A line through zones: an order, a path walked, an attack. */
    record Route(
            String id,
            List<String> through,
            @Nullable String owner,
            @Nullable Said label,
            List<String> marks) implements Element {}
}
