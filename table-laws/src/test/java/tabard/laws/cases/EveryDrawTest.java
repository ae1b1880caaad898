package tabard.laws.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.table.Action;
import tabard.table.Lottery;
import tabard.table.Refusal;

/** Draws are counted exactly, whatever they ask of the dice, or not at all. */
class EveryDrawTest {
    private record Sum(int eyes) implements Action {
        @Override
        public String text() {
            return "sum " + eyes;
        }
    }

    private record Dice(ToIntFunction<RandomGenerator> thrown) implements Lottery<Sum> {
        @Override
        public Sum draw(RandomGenerator dice) {
            return new Sum(thrown.applyAsInt(dice));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Sum;
        }
    }

    private static String odds(ToIntFunction<RandomGenerator> thrown, int sum) {
        return EveryDraw.of(new Dice(thrown))
                .getOrDefault(new Sum(sum), Probability.NEVER)
                .toString();
    }

    @Test
    void twoDiceMakeSevenOnceInSix() {
        assertThat(odds(dice -> dice.nextInt(1, 7) + dice.nextInt(1, 7), 7)).isEqualTo("1/6");
        assertThat(odds(dice -> dice.nextInt(1, 7) + dice.nextInt(1, 7), 2)).isEqualTo("1/36");
        assertThat(odds(dice -> dice.nextInt(1, 7) + dice.nextInt(1, 7), 13)).isEqualTo("0");
    }

    @Test
    void aThrowMayHangOnTheOneBefore() {
        assertThat(odds(dice -> dice.nextBoolean() ? dice.nextInt(3) : 0, 0)).isEqualTo("2/3");
        assertThat(odds(_ -> 4, 4)).isEqualTo("1");
    }

    @Test
    void whatFallsInTooManyWaysIsNotCounted() {
        for (ToIntFunction<RandomGenerator> wide : List.<ToIntFunction<RandomGenerator>>of(
                dice -> dice.nextInt(1_000_000), dice -> (int) dice.nextLong())) {
            assertThatExceptionOfType(Refusal.class)
                    .isThrownBy(() -> EveryDraw.of(new Dice(wide)))
                    .withMessageContaining("not counted");
        }
    }
}
