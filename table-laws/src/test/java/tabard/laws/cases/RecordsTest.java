package tabard.laws.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.laws.supper.Supper;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Step;

/** A folder of records is replayed, and the one that is wrong is named. */
class RecordsTest {
    @TempDir
    private Path folder;

    @Test
    void finishedGamesReplayToTheSamePosition() throws IOException {
        Files.writeString(folder.resolve("a.record"), record(new Supper(), 1, 999));
        Files.writeString(folder.resolve("b.record"), record(new Supper(), 2, 999));
        Files.writeString(folder.resolve("notes.txt"), "not a record");
        Game<?, ?> game = new Supper();
        var matches = Records.replay(game, folder);
        assertThat(matches).containsOnlyKeys("a.record", "b.record");
        assertThat(matches.values()).allMatch(match -> match.awaits() instanceof Awaits.Over);
    }

    @Test
    void aGameThatStopsHalfwayIsNamed() throws IOException {
        Files.writeString(folder.resolve("half.record"), record(new Supper(), 1, 3));
        assertRefused("half.record: The record stops before the end of the game");
    }

    @Test
    void aRecordThatWasChangedIsNamedWithItsLine() throws IOException {
        Files.writeString(
                folder.resolve("odd.record"),
                record(new Supper(), 1, 999).replaceFirst("cook: lay \\w+", "cook: lays down"));
        assertRefused("odd.record: Line 11: No move begins with \"lays\"; did you mean \"lay\"?");
    }

    private void assertRefused(String message) {
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> Records.replay(new Supper(), folder))
                .withMessage(message);
    }

    private static <S, A extends Action> String record(Game<S, A> game, int seed, int choices) {
        var dice = new SplittableRandom(seed);
        var match = new Match<>(game, game.setup(game.info().standard()));
        match.draw(dice);
        for (int i = 0; i < choices && !match.awaits().asks().isEmpty(); i++) {
            var ask = match.awaits().asks().getFirst();
            match.take(new Step.Chosen<>(
                    ask.seat(), ask.options().get(dice.nextInt(ask.options().size()))));
            match.draw(dice);
        }
        return GameRecord.write(match, Map.of());
    }
}
