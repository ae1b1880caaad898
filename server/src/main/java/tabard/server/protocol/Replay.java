package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Beat;
import tabard.table.scene.Earned;
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
        List<Frame> frames,
        List<Earned> earned) {

    /** The scene before the first step. */
    public record First(List<Element> set, @Nullable Said status) {}

    /**
     * A step, what was waited for after it, and on which view it was told at the table; of a game that is over also each seat's chance to
     * win, in hundredths, as the bots judge the position.
     */
    public record Frame(
            Beat beat,
            @Nullable Said status,
            List<String> waits,
            int view,
            @Nullable List<Integer> chances) {}
}
