package tabard.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Records;

/** Whatever position a recorded campaign came to can be written by hand, too: every one of them is read back as it was. */
final class ReadBackTest {
    private final Campaign game = new Campaign();

    @Test
    void everyRecordedPositionIsReadBackAsItWas() {
        Records.replay(game, Path.of("src/test/records")).forEach((name, match) -> {
            for (int i = 0; i <= match.steps().size(); i++) {
                var s = match.after(i);
                assertThat(game.parse(game.text(s)))
                        .as("%s, after %d steps", name, i)
                        .isEqualTo(s);
            }
        });
    }
}
