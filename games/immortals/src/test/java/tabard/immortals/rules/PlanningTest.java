package tabard.immortals.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.immortals.Immortals;
import tabard.immortals.content.Colour;
import tabard.immortals.content.Space;
import tabard.table.Ask;
import tabard.table.Match;

/** Planning, where it takes more than steps forward to show it. */
final class PlanningTest {
    private static final Immortals GAME = new Immortals();

    private static Match<State, Move> planning() {
        return new Match<>(GAME, GAME.parse(Map.of("agenda", List.of("plans"))));
    }

    @Test
    void readyCanBeTakenBackUntilTheLastOneIs() {
        var match = planning();
        match.take(GAME.step("red: lay blank attack"));
        match.take(GAME.step("red: ready"));
        match.take(GAME.step("violet: ready"));
        assertThat(match.undo(Colour.RED)).isTrue();
        match.take(GAME.step("red: lay blank gold"));
        match.take(GAME.step("red: ready"));
        match.take(GAME.step("blue: ready"));
        assertThat(match.mayUndo(Colour.RED)).isFalse();
        assertThat(match.now().filled(Colour.RED)).containsExactly(Space.GOLD, Space.ATTACK);
    }

    @Test
    void whatMayBeLaidIsListedOnceAndInOneOrder() {
        var match = planning();
        match.take(GAME.step("red: lay card-or-first light-magic"));
        var options = match.awaits().asks().stream()
                .filter(ask -> ask.seat().equals(Colour.RED))
                .map(Ask::options)
                .findFirst()
                .orElseThrow();
        assertThat(options)
                .doesNotHaveDuplicates()
                .startsWith(new Planning.Ready(), new Planning.Lift(Space.LIGHT_MAGIC));
        assertThat(List.copyOf(options)).isEqualTo(options);
    }
}
