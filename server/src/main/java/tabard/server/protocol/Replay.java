package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Beat;
import tabard.table.scene.Element;
import tabard.table.scene.Said;

/** A table's past, step by step, as far as the one who asks may know it. */
public record Replay(
        String game,
        String box,
        PerLanguage words,
        PerLanguage rulesText,
        @Nullable Art art,
        String viewer,
        First start,
        List<Frame> frames) {

    /** The scene before the first step. */
    public record First(List<Element> set, @Nullable Said status) {}

    /** A step, and what was waited for after it. */
    public record Frame(Beat beat, @Nullable Said status, List<String> waits) {}
}
