package tabard.arena.env;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.arena.DiceGame;
import tabard.table.Budget;
import tabard.table.Options;

final class EnvironmentsTest {
    private final DiceGame game = new DiceGame(false);

    @Test
    void whatGoesRoundInCirclesIsEndedAndNobodyHasWon() {
        var options = new Options(2, Map.of("endless", "on"));
        var games = new Environments<>(game, new Course(options, List.of(), 1, false, Budget.tries(1)));
        games.reset(1);
        assertThat(games.done(0)).isTrue();
        assertThat(games.rewards(0)).containsExactly(0, 0);
    }
}
