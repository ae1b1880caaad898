package tabard.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Records;

/** Whatever position a recorded campaign came to can be written by hand, too, and is read back as it was. */
final class ReadBackTest {
    /** Of so many positions in a row one is read, each record beginning elsewhere. */
    private static final int ONE_OF = 3;

    private final Campaign game = new Campaign();
    private int record;

    @Test
    void recordedPositionsAreReadBackAsTheyWere() {
        Records.replay(game, Path.of("src/test/records")).forEach((name, match) -> {
            for (int i = record++ % ONE_OF; i <= match.steps().size(); i += ONE_OF) {
                var s = match.after(i);
                assertThat(game.parse(game.text(s)))
                        .as("%s, after %d steps", name, i)
                        .isEqualTo(s);
            }
        });
    }
}
