package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Toy.Colour;
import tabard.table.scene.Said;

/** Second thoughts: who has answered in a fork may take it up again until all have. */
class ReopeningTest {
    private final Toy toy = new Toy();
    private final Match<Toy.State, Toy.Move> match =
            new Match<>(toy, toy.setup(toy.info().standard()));

    private void take(String... lines) {
        for (String line : lines) {
            match.take(toy.step(line));
        }
    }

    private void fork() {
        take("chance: rolled 2", "red: take 1", "blue: take 1");
    }

    @Test
    void whoHasChosenTakesItUpAgainAndTheChoiceIsForgotten() {
        fork();
        var opened = match.now();
        take("red: vote 1");
        assertThat(toy.mayReopen(match.now(), Colour.RED)).isTrue();
        take("red: reopens");
        assertThat(match.now()).isEqualTo(opened);
        take("red: vote 0", "blue: vote 1", "green: vote 0");
        assertThat(match.awaits()).isInstanceOf(Awaits.Chance.class);
        take("chance: counted 1");
    }

    @Test
    void itIsAStepOfTheRecord() {
        fork();
        take("red: vote 1", "red: reopens", "red: vote 0", "blue: vote 1", "green: vote 0");
        var record = GameRecord.write(match, Map.of());
        assertThat(record).contains("\nred: vote 1\nred: reopens\nred: vote 0\n");
        assertThat(GameRecord.read(toy, record, _ -> Map.of()).now()).isEqualTo(match.now());
    }

    @Test
    void whoIsStillChoosingHasNothingToReopen() {
        fork();
        assertThatThrownBy(() -> take("red: reopens"))
                .hasMessage("red has not finished choosing yet: nothing need be reopened");
    }

    @Test
    void onceAllHaveChosenNothingIsReopened() {
        fork();
        take("red: vote 1", "blue: vote 1", "green: vote 0");
        assertThatThrownBy(() -> take("red: reopens"))
                .hasMessage("Nothing that red has chosen can be reopened any more: all have chosen");
        assertThat(match.awaits()).isInstanceOf(Awaits.Chance.class);
    }

    @Test
    void outsideAForkNothingIsReopened() {
        assertThatThrownBy(() -> take("red: reopens")).isInstanceOf(Refusal.class);
        take("chance: rolled 2", "red: take 1");
        assertThatThrownBy(() -> take("red: reopens")).isInstanceOf(Refusal.class);
    }

    @Test
    void aQuestionThatDoesNotOfferItIsNotReopened() {
        fork();
        take("green: vote 1");
        assertThat(toy.mayReopen(match.now(), Colour.GREEN)).isFalse();
        assertThatThrownBy(() -> take("green: reopens")).hasMessage("green cannot take up a choice again here");
    }

    @Test
    void allAreToldThatItWasReopenedAndNothingElse() {
        fork();
        take("red: vote 1");
        var before = toy.see(match.now(), Viewer.of(Colour.BLUE));
        var step = toy.step("red: reopens");
        assertThat(toy.told(before, step)).isEqualTo(Said.of("log.reopened", "@red"));
        assertThat(toy.readBy(match.now(), Viewer.of(Colour.BLUE), step)).isEqualTo("reopens");
        take("red: reopens");
        assertThat(match.awaits().asks()).extracting(Ask::seat).containsExactly(Colour.RED, Colour.BLUE, Colour.GREEN);
    }

    @Test
    void whatOthersTakeBackDoesNotDependOnAReopening() {
        fork();
        take("blue: vote 1", "red: vote 1", "red: reopens");
        assertThat(match.mayUndo(Colour.RED)).isFalse(); // nothing is entered
        assertThat(match.undo(Colour.BLUE)).isTrue();
        assertThat(match.steps()).extracting(Step::line).endsWith("red: vote 1", "red: reopens");
        take("red: vote 0");
        assertThat(match.undo(Colour.RED)).isTrue();
        assertThat(match.steps().getLast().line()).isEqualTo("red: reopens");
    }
}
