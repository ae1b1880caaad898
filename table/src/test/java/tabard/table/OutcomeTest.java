package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.Toy.Colour;
import tabard.table.scene.Said;

/** What a win is worth. */
class OutcomeTest {
    private static final Outcome SHARED =
            new Outcome(List.of(Colour.RED, Colour.BLUE), List.of(5, 5, 1), Said.of("refused.over"));

    @Test
    void thoseWhoWinTogetherShareTheWin() {
        assertThat(SHARED.merit(Colour.RED)).isEqualTo(0.5);
        assertThat(SHARED.merit(Colour.GREEN)).isZero();
    }

    @Test
    void thoseWhoPlayTogetherAllWin() {
        assertThat(Outcome.together(SHARED.winners(), SHARED.points(), SHARED.how())
                        .merit(Colour.RED))
                .isEqualTo(1);
    }
}
