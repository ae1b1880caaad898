package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.cases.Documents;
import tabard.mageknight.rules.Move;
import tabard.table.*;

/** The recorded games hold what they were recorded for. */
final class RecordsTest {
    private static String text(String name) throws IOException {
        return Files.readString(Path.of("src/test/records", name + ".record"));
    }

    @ParameterizedTest
    @CsvSource({
        "shared-assault, 'stag: propose '",
        "shared-assault, 'falcon: agree'",
        "shared-assault, 'chance: dealt '",
        "heroes-fight, ': wound-hero'",
        "knocked-out, 'chance: dropped falcon'"
    })
    void whatMustNotBeMissingIsThere(String name, String line) throws IOException {
        assertThat(text(name)).contains(line);
    }

    @Test
    void aSoloConquestIsLost() throws IOException {
        assertThat(outcome("solo-conquest-1").winners()).isEmpty();
    }

    /** Both cities fall, one after the other, and a round is saved (MK-21.5). */
    @Test
    void aSoloConquestIsWon() throws IOException {
        assertThat(outcome("solo-conquest-won").winners()).hasSize(1);
    }

    private static Outcome outcome(String name) throws IOException {
        var match = GameRecord.read(new MageKnight(), text(name), Documents::read);
        if (!(match.awaits() instanceof Awaits.Over<Move>(var outcome))) {
            throw new AssertionError("not over");
        }
        return outcome;
    }
}
