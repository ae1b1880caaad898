package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.laws.Laws;
import tabard.table.Options;

/** The laws, on random games of every way to set the game up. */
class MachtLawsTest {
    private static final int GAMES = 1000;

    static List<Options> everyWay() {
        return Laws.everyWay(new Macht());
    }

    @ParameterizedTest
    @MethodSource("everyWay")
    void aThousandRandomGamesKeepTheLaws(Options options) {
        var report = Laws.check(new Macht(), options, GAMES, 1, 2, _ -> {});
        assertThat(report.games()).isEqualTo(GAMES);
    }
}
