package tabard.immortals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.immortals.rules.Move;
import tabard.immortals.rules.Scoring;
import tabard.immortals.rules.State;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;

final class ImmortalsTest extends GameKit<State, Move> {
    ImmortalsTest() {
        super(new Immortals(), new Effort(2, 5, 40));
    }

    @Test
    void recordedGamesLastAsManyRoundsAsAgreed() {
        assertThat(recorded().values())
                .allSatisfy(match -> assertThat(match.now().count(State.ROUND))
                        .isEqualTo(Scoring.rounds(match.now().options())));
    }
}
