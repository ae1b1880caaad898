package tabard.immortals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.laws.Laws;
import tabard.table.Options;

/** The laws of the table, on random games for every number of players and every number of rounds. */
final class ImmortalsLawsTest {
    private static final Immortals GAME = new Immortals();
    private static final int GAMES = 2;

    static List<Options> everyWay() {
        return Laws.everyWay(GAME);
    }

    @ParameterizedTest
    @MethodSource("everyWay")
    void randomGamesKeepTheLaws(Options options) {
        assertThat(new Laws<>(GAME).check(options, GAMES, 1, 1, _ -> {}).games())
                .isEqualTo(GAMES);
    }
}
