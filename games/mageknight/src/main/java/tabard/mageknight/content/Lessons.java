package tabard.mageknight.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.*;

/** What a beginner is told at each first meeting, in the order in which it matters. */
public final class Lessons {
    private static final String SCENARIO = Entry.file("lessons.json").text("scenario");

    public static final List<Lesson> ALL = Entry.all("lessons.json", "lessons", 21, Lessons::lesson);

    private Lessons() {}

    /** Those of a scenario: only the one for beginners has any. */
    public static List<Lesson> of(Scenario scenario) {
        return scenario.word().equals(SCENARIO) ? ALL : List.of();
    }

    private static Lesson lesson(int ordinal, Entry entry) {
        String id = entry.id();
        return new Lesson(
                id,
                Said.of("lesson." + id),
                entry.text("clause"),
                maybe(entry, "asked"),
                maybe(entry, "offered"),
                maybe(entry, "shown"),
                maybe(entry, "as"));
    }

    private static @Nullable String maybe(Entry entry, String field) {
        return entry.has(field) ? entry.text(field) : null;
    }
}
