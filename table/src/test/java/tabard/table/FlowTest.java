package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Toy.Colour;

/** How an agenda is walked: draws, turns, windows, forks, and what makes no sense. */
class FlowTest {
    private final Toy toy = new Toy();

    private Toy.State after(String... lines) {
        var s = toy.setup(toy.info().standard());
        for (String line : lines) {
            s = toy.play(s, toy.step(line));
        }
        return s;
    }

    private void refused(Toy.State s, String line, String why) {
        assertThatThrownBy(() -> toy.play(s, toy.step(line)))
                .isInstanceOf(Refusal.class)
                .hasMessage(why);
    }

    @Test
    void aDrawComesFirst() {
        assertThat(toy.awaits(after())).isInstanceOf(Awaits.Chance.class);
        refused(after(), "red: take 1", "A draw or a reveal comes first");
        refused(after(), "chance: rolled 3", "\"rolled 3\" cannot come out of this draw (TO-1.1)");
    }

    @Test
    void whoeverStepsInLeavesTheQuestionOpen() {
        var s = after("chance: rolled 2", "blue reports: grab");
        assertThat(s.coins(Colour.BLUE)).isEqualTo(1);
        assertThat(toy.awaits(s))
                .isInstanceOfSatisfying(
                        Awaits.Choice.class,
                        choice -> assertThat(choice.ask().seat()).isEqualTo(Colour.RED));
        refused(s, "red: take 2", "\"2\" is not a whole number from 0 to 1 (TO-1.2)");
    }

    @Test
    void othersAreRefused() {
        var s = after("chance: rolled 2");
        refused(s, "green: take 1", "green is not asked now: it is for red to choose");
        refused(s, "red: vote 1", "\"vote 1\" is not possible now (TO-1.4)");
        refused(s, "chance: rolled 1", "Nothing is drawn now: it is for red to choose");
    }

    @Test
    void aForkGoesOnWhenAllHaveAnswered() {
        var s = after("chance: rolled 2", "red: take 0", "blue: take 0", "green: vote 1", "red: vote 1");
        assertThat(toy.awaits(s)).isInstanceOf(Awaits.Together.class);
        assertThat(toy.awaits(toy.play(s, toy.step("blue: vote 0")))).isInstanceOf(Awaits.Chance.class);
        refused(s, "red: vote 1", "red has chosen; now it is for the others");
    }

    @Test
    void ofAnothersBranchOneSeesWhetherItIsDone() {
        var open = after("chance: rolled 2", "red: take 0", "blue: take 0");
        var yes = toy.play(open, toy.step("green: vote 1"));
        var no = toy.play(open, toy.step("green: vote 0"));
        assertThat(toy.see(yes, Viewer.of(Colour.RED))).isEqualTo(toy.see(no, Viewer.of(Colour.RED)));
        assertThat(toy.see(yes, Viewer.of(Colour.RED))).isNotEqualTo(toy.see(open, Viewer.of(Colour.RED)));
        assertThat(toy.see(yes, Viewer.of(Colour.GREEN))).isNotEqualTo(toy.see(no, Viewer.of(Colour.GREEN)));
    }

    @Test
    void anUnfinishedBranchReadsAsItWasForked() {
        Agenda<String> start = new Agenda.Done<String>().push("second").push("first");
        Agenda<String> now = new Agenda.Done<String>().push("second");
        Agenda<String> fork =
                new Agenda.Together<>(List.of(new Agenda.Branch<>(Colour.RED, start, now)), new Agenda.Done<>());
        assertThat(fork.seenBy(Viewer.of(Colour.RED)::is)).isEqualTo(fork);
        assertThat(fork.seenBy(Viewer.Referee.REFEREE::is)).isEqualTo(fork);
        assertThat(fork.seenBy(Viewer.of(Colour.BLUE)::is))
                .isEqualTo(new Agenda.Together<>(
                        List.of(new Agenda.Branch<>(Colour.RED, start, start)), new Agenda.Done<>()));
    }

    @Test
    void branchesAreMaskedAtAnyDepth() {
        Agenda<String> start = new Agenda.Done<String>().push("second").push("first");
        Agenda<String> now = new Agenda.Done<String>().push("second");
        Agenda<String> fork =
                new Agenda.Together<>(List.of(new Agenda.Branch<>(Colour.RED, start, now)), new Agenda.Done<>());
        Agenda<String> masked =
                new Agenda.Together<>(List.of(new Agenda.Branch<>(Colour.RED, start, start)), new Agenda.Done<>());
        var blue = Viewer.of(Colour.BLUE);
        assertThat(fork.push("below").push("above").seenBy(blue::is))
                .isEqualTo(masked.push("below").push("above"));
        var own = List.of(new Agenda.Branch<>(Colour.BLUE, start, now));
        assertThat(new Agenda.Together<>(own, fork.push("between")).seenBy(blue::is))
                .isEqualTo(new Agenda.Together<>(own, masked.push("between")));
    }

    /** Asks others at once while it is a branch itself. */
    private record Forking(Colour seat) implements Frame.Asks<Toy.State, Toy.Move, Toy.Vote> {
        @Override
        public void answer(Toy.State s, Toy.Vote chosen) {
            s.fork(List.of(new Toy.Voting(seat)));
        }
    }

    @Test
    void aForkInsideABranchIsRefusedWhenItIsMade() {
        var s = toy.setup(toy.info().standard());
        s.fork(List.of(new Forking(Colour.RED), new Toy.Voting(Colour.BLUE)));
        assertThatThrownBy(() -> toy.apply(s, new Step.Chosen<>(Colour.RED, new Toy.Vote(0))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("a fork inside a branch: ");
    }

    @Test
    void aBatchIsPlayedWholeOrNotAtAll() {
        var s = after("chance: rolled 2");
        var text = toy.text(s);
        assertThatThrownBy(() -> toy.play(s, List.of(toy.step("red: take 1"), toy.step("red: take 1"))))
                .isInstanceOf(Refusal.class);
        assertThat(toy.text(s)).isEqualTo(text);
        assertThat(toy.play(s, List.of(toy.step("red: take 1"), toy.step("blue: take 1")))
                        .coins(Colour.BLUE))
                .isEqualTo(1);
    }

    @Test
    void aPositionIsReadBackWithItsAgenda() {
        var s = after("chance: rolled 2", "red: take 1", "blue: take 0", "green: vote 1");
        assertThat(toy.parse(toy.text(s))).isEqualTo(s);
    }

    private void refused(Map<String, Object> document, String why) {
        assertThatThrownBy(() -> toy.parse(document))
                .isInstanceOf(Refusal.class)
                .hasMessage(why);
    }

    @Test
    void aDocumentThatMakesNoSenseIsRefused() {
        refused(Map.of("game", "chess"), "This is a document of \"chess\", not of \"toy-1\"");
        refused(Map.of("seats", 4), "toy is played by exactly 3 players, not 4");
        refused(Map.of("seats", "three"), "seats: \"three\" is not a whole number from 0 to 3");
        refused(Map.of("options", 1), "options: \"1\" should be a map of names to values");
        refused(Map.of("rond", 1), "position: There is no \"rond\" here; did you mean \"round\"?");
        refused(Map.of("red", Map.of("coins", 13)), "This cannot be: too many coins");
    }

    @Test
    void anAgendaThatMakesNoSenseIsRefused() {
        refused(Map.of("agenda", "turn red"), "agenda: \"turn red\" should be a list");
        refused(
                Map.of("agenda", List.of("turn yellow")),
                "agenda: \"yellow\" is unknown here; known are: red, blue, green");
        refused(Map.of("agenda", List.of(Map.of())), "agenda: This waits for nobody");
        refused(
                Map.of("agenda", List.of(Map.of("red", 1))),
                "agenda: The branch of red needs \"start\" and \"now\", and asks red something");
        var rolls = Map.of("start", List.of("rolling"), "now", List.of("rolling"));
        refused(
                Map.of("agenda", List.of(Map.of("red", rolls))),
                "agenda: The branch of red needs \"start\" and \"now\", and asks red something");
        var inner = Map.of("green", Map.of("start", List.of("turn green"), "now", List.of("turn green")));
        var forked = Map.of("start", List.of("turn red"), "now", List.of("turn red", inner));
        refused(
                Map.of("agenda", List.of(Map.of("red", forked))),
                "agenda: The branch of red needs \"start\" and \"now\", and asks red something");
        var another = Map.of("start", List.of("turn blue"), "now", List.of("turn blue"));
        refused(
                Map.of("agenda", List.of(Map.of("red", another))),
                "agenda: The branch of red needs \"start\" and \"now\", and asks red something");
    }
}
