package tabard.immortals.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.immortals.Immortals;
import tabard.immortals.content.Realm;
import tabard.table.Awaits;
import tabard.table.Match;
import tabard.table.Step;

/** The whole way from the box to the first round. */
final class SetupTest {
    private static final Immortals GAME = new Immortals();

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void fortyThreeCubesAreUsedUpByThreeOrFourAndFiveLeaveFour(int seats) {
        var s = firstRound(seats, 11);
        for (var colour : s.seated()) {
            assertThat(s.count(State.OUT, colour)).isEqualTo(seats == 5 ? 4 : 0);
            int limbos = s.count(State.LIMBO, colour, Realm.LIGHT) + s.count(State.LIMBO, colour, Realm.DARK);
            int inPlay = Scoring.armiesOnBoard(s, colour) + limbos + s.count(State.TOWER, colour);
            assertThat(inPlay).isEqualTo(seats == 5 ? 39 : 43);
            assertThat(Scoring.armiesOnBoard(s, colour)).isEqualTo((seats == 5 ? 24 : 28) + 2);
        }
    }

    private static State firstRound(int seats, long seed) {
        var dice = new SplittableRandom(seed);
        var match = new Match<>(GAME, GAME.setup(GAME.info().options(seats, Map.of())));
        while (match.now().count(State.ROUND) == 0) {
            if (match.awaits() instanceof Awaits.Chance<Move>(var lottery)) {
                match.take(new Step.Happened<>(lottery.draw(dice)));
            } else {
                var ask = match.awaits().asks().getFirst();
                match.take(new Step.Chosen<>(
                        ask.seat(), ask.options().get(dice.nextInt(ask.options().size()))));
            }
        }
        return match.now();
    }
}
