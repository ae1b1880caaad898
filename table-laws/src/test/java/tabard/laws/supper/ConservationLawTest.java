package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Seen;
import tabard.table.Step;

/** Law 9 finds what is lost or made. */
class ConservationLawTest {
    @Test
    void aLostDishIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Kitchen.Served(var plates)) {
                    s.add(State.EATEN, plates.getFirst().dish(), -1);
                }
            }
        };
        assertThat(Planted.found(Law.CONSERVATION, game)).contains("refused.count");
    }

    @Test
    void aDishThatIsLostInADreamIsFound() {
        var game = new Bent() {
            @Override
            public State imagine(Seen<State> seen, RandomGenerator dice) {
                var dream = super.imagine(seen, dice);
                dream.add(State.LARDER, Dish.ALE, dream.count(State.LARDER, Dish.ALE) > 0 ? -1 : 0);
                return dream;
            }
        };
        assertThat(Planted.found(Law.CONSERVATION, game)).startsWith("imagined: ");
    }
}
