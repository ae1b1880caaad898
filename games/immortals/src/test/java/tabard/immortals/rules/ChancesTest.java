package tabard.immortals.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.immortals.Immortals;
import tabard.immortals.content.Colour;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Step;

/** Whether the chances shown are those of the tower. */
final class ChancesTest {
    private static final Immortals GAME = new Immortals();
    private static final int THROWS = 4_000;

    /** Red attacks from Light Heartwood. */
    private static State before(Map<String, Object> target, String throwing) {
        return GAME.parse(Map.of(
                "seats",
                5,
                "round",
                1,
                "phase",
                "resolution",
                "regions",
                Map.of("light-heartwood", Map.of("owner", "red", "armies", 6), "light-fernvale", target),
                "inhabitants",
                Map.of("tower", 4, "tray", 2),
                "agenda",
                List.of(throwing, "turn violet")));
    }

    private static double expected(State s) {
        return Chances.of(s, attack(s));
    }

    private static Battle.Throwing attack(State s) {
        if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(Battle.Throwing attack, var _)) {
            return attack;
        }
        throw new AssertionError("nothing is thrown");
    }

    private static double found(State s) {
        var dice = new SplittableRandom(7);
        int taken = 0;
        for (int i = 0; i < THROWS; i++) {
            var next = new State(s);
            GAME.apply(next, new Step.Happened<>(attack(s).lottery(s).draw(dice)));
            taken += next.has(State.HELD, Colour.RED, attack(s).target()) ? 1 : 0;
        }
        return taken / (double) THROWS;
    }

    private static void agree(Map<String, Object> target, String shown, int armies) {
        var s = before(target, "throwing red " + shown + " light-heartwood light-fernvale " + armies);
        assertThat(found(s)).isCloseTo(expected(s), within(0.04)); // five standard deviations
    }

    @Test
    void againstNobodyTheChancesAreThoseOfTheTower() {
        for (String shown : List.of("light-fernvale", "light-heartwood", "dark-heartwood")) {
            agree(Map.of(), shown, 1);
            agree(Map.of(), shown, 4);
        }
    }

    @Test
    void againstAnotherPlayerTheChancesAreThoseOfTheTower() {
        for (String shown : List.of("light-fernvale", "light-heartwood", "dark-heartwood")) {
            agree(Map.of("owner", "blue", "armies", 2), shown, 3);
            agree(Map.of("owner", "blue", "armies", 5), shown, 5);
        }
    }

    @Test
    void aLoneArmyAgainstAnUnoccupiedRegionSucceedsAsTheRulesReckon() {
        // IM-20.24: five players, n = 4, three own cubes inside, neutral
        int[] thrown = {1, 0, 0, 0, 0, 3};
        int[] inside = {3, 0, 0, 0, 0, 0};
        double none = new CubeTower.Throw(5, thrown, inside).chances(0)[0];
        assertThat(1 - none).isCloseTo(0.697, within(0.0005));
    }
}
