package tabard.table.text;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Coached;
import tabard.table.scene.Lesson;
import tabard.table.scene.Said;

/**
 * How a game is taught to whoever has never played it: how the table is laid, with dice that always fall alike, and what the guide says at
 * which question. It lies beside the game as first-game.json; its sentences are words of the game: "first.aim", and of each step
 * "first.ID" and "first.ID.why".
 */
public record FirstGame(
        String seed,
        int seats,
        Map<String, String> options,
        Map<String, String> places,
        Said aim,
        List<Coached> steps) {
    private static final String FILE = "first-game.json";

    private record Written(
            String seed, int seats, Map<String, String> options, Map<String, String> places, List<Taught> steps) {}

    private record Taught(
            String id,
            String clause,
            @Nullable String after,
            @Nullable String asked,
            @Nullable String offered,
            @Nullable String shown,
            @Nullable String as,
            @Nullable List<String> takes,
            @Nullable String tells) {
        Coached coached() {
            String key = "first." + id;
            var lesson = new Lesson(id, Said.of(key + ".why"), clause, asked, offered, shown, as);
            return new Coached(id, Said.of(key), lesson, after, takes == null ? List.of() : takes, tells);
        }
    }

    private static final ClassValue<Optional<FirstGame>> READ = new ClassValue<>() {
        @Override
        protected Optional<FirstGame> computeValue(Class<?> game) {
            return read(game);
        }
    };

    /** Empty where nobody has written one. */
    public static Optional<FirstGame> of(Object game) {
        return READ.get(game.getClass());
    }

    private static Optional<FirstGame> read(Class<?> game) {
        String text = ContentFile.text(game, FILE);
        if (text == null) {
            return Optional.empty();
        }
        var file = new ContentFile(MethodHandles.lookup(), FILE, text);
        var written = file.read(Written.class);
        file.unless(written.seed.matches("[0-9a-f]{64}"), "the seed is no 64 hexadecimal digits");
        var steps = written.steps.stream().map(Taught::coached).toList();
        return Optional.of(new FirstGame(
                written.seed, written.seats, written.options, written.places, Said.of("first.aim"), steps));
    }
}
