package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.laws.cases.Records;
import tabard.laws.kit.MakeRecords;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** Records can be made anew for any game, and are the same every time. */
final class MakeRecordsTest {
    @TempDir
    private Path folder;

    /** Always does as a clock would. */
    public record Usual(long seed) implements Bot {
        @Override
        public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
            return ask.options().getFirst();
        }

        @Override
        public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
            return Optional.empty();
        }
    }

    @Test
    void everyWayToPlayIsRecorded() throws IOException {
        var game = new Supper();
        new MakeRecords<>(game, Optional.of(Usual.class)).into(folder);
        var matches = Records.replay(game, folder);
        assertThat(matches).hasSize(24).containsKeys("2-players-01.record", "3-players-12.record");
        assertThat(matches.values().stream().map(match -> match.now().options()).distinct())
                .hasSize(6);
        assertThat(Files.readString(folder.resolve("2-players-02.record"))).contains("player: cook bot 2");
    }

    @Test
    void theSameSeedGivesTheSameRecord() {
        var maker = new MakeRecords<>(new Supper(), Optional.empty());
        var options = new Supper().info().standard();
        assertThat(maker.record(options, 5)).isEqualTo(maker.record(options, 5)).isNotEqualTo(maker.record(options, 6));
    }
}
