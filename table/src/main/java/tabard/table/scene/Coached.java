package tabard.table.scene;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A step of a first game: what the guide advises at a question, and why. Takes holds lines, the best first; a star in one
 * stands for anything, and where there are none, the step only explains. After names a step that comes before it.
 * Tells is how the key begins of the sentence that the chronicle has for it. The page finds and shows them alike: see `web/src/model/guide.ts`.
 */
public record Coached(
        String id,
        Said title,
        Lesson lesson,
        @Nullable String after,
        List<String> takes,
        @Nullable String tells) implements Identified {
    private static final String ANY = "*";

    /** The first step that is not done yet and that it is the moment for. */
    public static Optional<Coached> next(List<Coached> steps, Set<String> done, Prompt ask, List<Element> elements) {
        return steps.stream()
                .filter(step -> !done.contains(step.id) && (step.after == null || done.contains(step.after)))
                .filter(step -> step.met(ask, elements))
                .findFirst();
    }

    /** What it speaks of is there, and what it advises may be done. */
    private boolean met(Prompt ask, List<Element> elements) {
        return lesson.met(ask, elements) && (takes.isEmpty() || advice(ask).isPresent());
    }

    /** The line that the guide would take. */
    public Optional<String> advice(Prompt ask) {
        for (String wish : takes) {
            for (var option : ask.options()) {
                var line = option.barred() == null ? answering(option, wish) : Optional.<String>empty();
                if (line.isPresent()) {
                    return line;
                }
            }
        }
        return Optional.empty();
    }

    /** Where any line will do, numbers are as they stand when the option is taken up. */
    private static Optional<String> answering(Prompt.Option option, String wish) {
        if (!wish.contains(ANY)) {
            return option.lines().stream().filter(wish::equals).findFirst();
        }
        var like = Pattern.compile(Pattern.quote(wish).replace(ANY, "\\E.*\\Q"));
        return option.starts().stream()
                .filter(line -> like.matcher(line).matches())
                .findFirst();
    }
}
