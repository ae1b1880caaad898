package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.table.Toy.Colour;

/** A game being played, and second thoughts. */
class MatchTest {
    private final Toy toy = new Toy();
    private final Match<Toy.State, Toy.Move> match =
            new Match<>(toy, toy.setup(toy.info().standard()));

    private void take(String... lines) {
        for (String line : lines) {
            match.take(toy.step(line));
        }
    }

    @Test
    void positionsAndStepsAreKept() {
        take("chance: rolled 2", "red: take 1");
        assertThat(match.steps()).hasSize(2);
        assertThat(match.after(1).coins(Colour.RED)).isZero();
        assertThat(match.now().coins(Colour.RED)).isEqualTo(1);
    }

    @Test
    void aRefusalLeavesTheMatchAsItWas() {
        take("chance: rolled 2");
        assertThatThrownBy(() -> take("red: take 3")).isInstanceOf(Refusal.class);
        assertThat(match.steps()).hasSize(1);
    }

    @Test
    void everyLotThatIsDueIsDrawn() {
        match.draw(new SplittableRandom(1));
        assertThat(match.awaits()).isInstanceOf(Awaits.Choice.class);
    }

    @Test
    void theLastStepCanBeTakenBack() {
        take("chance: rolled 2");
        var before = match.now();
        take("red: take 1");
        assertThat(match.mayUndo(Colour.RED)).isTrue();
        assertThat(match.undo(Colour.RED)).isTrue();
        assertThat(match.now()).isEqualTo(before);
        assertThat(match.steps()).hasSize(1);
    }

    @Test
    void notAfterSomebodyElseHasChosen() {
        take("chance: rolled 2", "red: take 1", "blue: take 1");
        assertThat(match.mayUndo(Colour.RED)).isFalse();
        assertThat(match.undo(Colour.RED)).isFalse();
        assertThat(match.steps()).hasSize(3);
    }

    @Test
    void notByOneWhoHasNotChosen() {
        take("chance: rolled 2", "red: take 1");
        assertThat(match.mayUndo(Colour.GREEN)).isFalse();
    }

    @Test
    void notAfterADrawOrAReveal() {
        take(
                "chance: rolled 2",
                "red: take 1",
                "blue: take 1",
                "red: vote 1",
                "blue: vote 1",
                "green: vote 0",
                "chance: counted 2");
        for (var colour : Colour.ALL) {
            assertThat(match.mayUndo(colour)).isFalse();
        }
    }

    @Test
    void inAForkWhatOthersChoseMeanwhileStays() {
        take("chance: rolled 2", "red: take 1", "blue: take 1", "red: vote 1", "blue: vote 0");
        assertThat(match.undo(Colour.RED)).isTrue();
        assertThat(match.steps().getLast().line()).isEqualTo("blue: vote 0");
        assertThat(match.awaits().asks()).extracting(Ask::seat).containsExactly(Colour.RED, Colour.GREEN);
    }

    @Test
    void onceAForkHasClosedOnlyItsLastChoiceCanBeTakenBack() {
        take("chance: rolled 2", "red: take 1", "blue: take 1", "red: vote 1", "blue: vote 0", "green: vote 0");
        assertThat(match.mayUndo(Colour.RED)).isFalse();
        assertThat(match.mayUndo(Colour.GREEN)).isTrue();
    }

    @Test
    void aStepThatOpenedAForkStaysEvenBeforeAnybodyHasChosenInIt() {
        take("chance: rolled 2", "red: take 1", "blue: take 1");
        assertThat(match.mayUndo(Colour.BLUE)).isFalse();
    }

    @Test
    void aStepFromBeforeAForkStaysOnceOthersHaveChosenInIt() {
        take("chance: rolled 2", "red: take 1", "blue: take 1", "red: vote 1");
        assertThat(match.mayUndo(Colour.BLUE)).isFalse();
    }
}
