package tabard.server.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.LogLine;
import tabard.server.protocol.RecordJson;
import tabard.server.protocol.WorkedExamples;
import tabard.server.protocol.WorkedExamples.Example;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tools.jackson.core.type.TypeReference;

/**
 * The worked examples of a rulebook, played. They lie beside a game as examples.json: a clause, what it shows in both languages, a position,
 * the steps from there, and at most one that is refused in the end; seen by a seat where it is about secrets.
 */
public final class Exhibition {
    private static final String FILE = "examples.json";
    private static final TypeReference<List<Written>> WRITTEN = new TypeReference<>() {};

    private record Written(
            String clause,
            String en,
            String fr,
            @Nullable String seen,
            Map<String, Object> start,
            List<String> steps,
            @Nullable String refused) {}

    private Exhibition() {}

    /** None where nobody has written any. */
    public static WorkedExamples of(Game<?, ?> game, Shelf shelf) {
        try (var in = game.getClass().getResourceAsStream(FILE)) {
            List<Written> written = in == null ? List.of() : RecordJson.JSON.readValue(in.readAllBytes(), WRITTEN);
            return new WorkedExamples(
                    written.stream().map(one -> played(game, one, shelf)).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <S, A extends Action> Example played(Game<S, A> game, Written written, Shelf shelf) {
        Viewer viewer = written.seen == null
                ? Viewer.Spectator.SPECTATOR
                : Viewer.of(game.info().seat(written.seen));
        S start = game.parse(written.start);
        var live = new LiveGame<>(game, start);
        for (String line : written.steps) {
            live.replay(List.of(Entry.of(game, line)));
        }
        S end = live.history().now();
        return new Example(
                written.clause,
                Said.named(written.en, written.fr),
                shelf.box(game, game.options(start)),
                game.scene(game.see(start, viewer)).elements(),
                game.scene(game.see(end, viewer)).elements(),
                new Viewpoint<>(live.history(), viewer)
                        .log().stream().map(LogLine::say).toList(),
                written.refused == null ? null : refused(game, end, written.refused));
    }

    private static <S, A extends Action> Said refused(Game<S, A> game, S end, String line) {
        try {
            game.play(end, game.step(line));
        } catch (Refusal refusal) {
            return refusal.why();
        }
        throw new IllegalStateException(line + " is not refused");
    }
}
