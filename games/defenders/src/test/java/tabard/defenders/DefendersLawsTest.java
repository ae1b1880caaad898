package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.laws.Laws;
import tabard.table.Options;

/** The laws of the table, on random games for every number of players and every option. */
final class DefendersLawsTest {
    private static final Defenders GAME = new Defenders();

    static List<Options> everyWay() {
        return Laws.everyWay(GAME);
    }

    @ParameterizedTest
    @MethodSource("everyWay")
    void randomGamesKeepTheLaws(Options options) {
        int games = options.get("hands").equals("closed") ? 6 : 1; // only there is anything hidden
        assertThat(new Laws<>(GAME).check(options, games, 1, 1, _ -> {}).games())
                .isEqualTo(games);
    }
}
