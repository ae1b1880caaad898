package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Records;
import tabard.table.Games;

/** What began with the first rules goes on by them; what begins now is played by the mended ones. */
class MachtOneTest {
    @Test
    void everyGameRecordedByTheFirstRulesReplaysToItsEnd() {
        assertThat(Records.replay(new MachtOne(), Path.of("src/test/records-1")))
                .hasSize(24);
    }

    @Test
    void newTablesAreLaidWithTheMendedRules() {
        assertThat(Games.named("macht")).isExactlyInstanceOf(Macht.class);
        assertThat(Games.named("macht").info().rules()).isEqualTo("macht-2");
        assertThat(Games.named("macht-1")).isExactlyInstanceOf(MachtOne.class);
    }
}
