package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabard.table.Action.Audience;
import tabard.table.Toy.Colour;
import tabard.table.Viewer.Referee;
import tabard.table.Viewer.Spectator;

/** Who reads what of a step. */
class StepTest {
    private record Said(Audience audience) implements Action {
        @Override
        public String text() {
            return "secret";
        }
    }

    private static Step<Said> by(Colour colour, Audience audience) {
        return new Step.Chosen<>(colour, new Said(audience));
    }

    @Test
    void everyoneReadsWhatIsSaidAloud() {
        assertThat(by(Colour.RED, Audience.Everyone.EVERYONE).readBy(Spectator.SPECTATOR::is))
                .isEqualTo("secret");
    }

    @Test
    void onlyTheActorAndTheRefereeReadAnOwnSecret() {
        var step = by(Colour.RED, new Audience.Actor("whispers"));
        assertThat(step.readBy(Viewer.of(Colour.RED)::is)).isEqualTo("secret");
        assertThat(step.readBy(Referee.REFEREE::is)).isEqualTo("secret");
        assertThat(step.readBy(Viewer.of(Colour.BLUE)::is)).isEqualTo("whispers");
        assertThat(step.readBy(Spectator.SPECTATOR::is)).isEqualTo("whispers");
    }

    @Test
    void onlyTheSeatItIsForReadsWhatChanceDealsIt() {
        Step<Said> step = new Step.Happened<>(new Said(new Audience.Only(Colour.RED, "")));
        assertThat(step.readBy(Viewer.of(Colour.RED)::is)).isEqualTo("secret");
        assertThat(step.readBy(Viewer.of(Colour.BLUE)::is)).isEmpty();
        assertThat(step.readBy(Referee.REFEREE::is)).isEqualTo("secret");
    }

    @Test
    void aLineTellsWhoAndWhat() {
        assertThat(by(Colour.RED, Audience.Everyone.EVERYONE).line()).isEqualTo("red: secret");
        assertThat(new Step.Happened<>(new Toy.Rolled(2)).line()).isEqualTo("chance: rolled 2");
    }

    @Test
    void anActionWithoutAClauseIsAMistake() {
        assertThatThrownBy(() -> new Said(Audience.Everyone.EVERYONE).rule()).hasMessageContaining("names no @Rule");
        assertThat(new Toy.Grab().rule()).isEqualTo("TO-1.3");
    }

    @Test
    void whatPeopleReportIsWrittenAsReportedAndReadBackOnlySo() {
        var toy = new Toy();
        var step = new Step.Chosen<Toy.Move>(Toy.Colour.BLUE, new Toy.Grab());
        assertThat(step.reported()).isTrue();
        assertThat(step.line()).isEqualTo("blue reports: grab");
        assertThat(toy.step("blue reports: grab")).isEqualTo(step);
        assertThatThrownBy(() -> toy.step("blue: grab"))
                .isInstanceOf(Refusal.class)
                .hasMessage("That is reported by people, so it is written \"blue reports: grab\", not \"blue: grab\"");
        assertThatThrownBy(() -> toy.step("red reports: take 1"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("it is chosen");
        assertThatThrownBy(() -> toy.step("red reports: left")).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> toy.step("chance reports: rolled 1")).isInstanceOf(Refusal.class);
    }
}
