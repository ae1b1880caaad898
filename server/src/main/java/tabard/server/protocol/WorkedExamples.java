package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element;
import tabard.table.scene.Said;

/** What a rulebook shows on the board: each with where its box lies. */
public record WorkedExamples(List<Example> examples) {
    /** A clause at work: the board before and after, what the chronicle tells of it, and what is refused in the end, if anything is. */
    public record Example(
            String clause,
            Said says,
            String box,
            List<Element> before,
            List<Element> after,
            List<Said> told,
            @Nullable Said refused) {}
}
