package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Records;
import tabard.table.Games;

/** What began with the first rules goes on by them; what begins now is played by the mended ones. */
class DefendersOneTest {
    @Test
    void everyGameRecordedByTheFirstRulesReplaysToItsEnd() {
        assertThat(Records.replay(new DefendersOne(), Path.of("src/test/records-1")))
                .hasSize(29);
    }

    @Test
    void newTablesAreLaidWithTheMendedRules() {
        assertThat(Games.named("defenders")).isExactlyInstanceOf(Defenders.class);
        assertThat(Games.named("defenders").info().rules()).isEqualTo("defenders-2");
        assertThat(Games.named("defenders-1")).isExactlyInstanceOf(DefendersOne.class);
    }
}
