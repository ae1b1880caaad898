package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Orchard.Picker;
import tabard.table.scene.Said;
import tabard.table.text.Canon;

/** What becomes of a game that somebody leaves. */
class LeavingTest {
    private final Toy toy = new Toy();
    private final Toy.State start = toy.setup(toy.info().standard());

    @Test
    void anybodyMayLeaveAtAnyMomentAndTheGameGoesOn() {
        var s = toy.play(start, toy.step("green: left"));
        assertThat(toy.awaits(s)).isInstanceOf(Awaits.Chance.class);
        assertThat(s.left(Toy.Colour.GREEN)).isTrue();
        assertThat(start.left(Toy.Colour.GREEN)).isFalse();
        assertThatThrownBy(() -> toy.play(s, toy.step("green: left")))
                .isInstanceOf(Refusal.class)
                .hasMessage("green has left the table already");
    }

    @Test
    void aPositionRemembersWhoLeft() {
        var s = toy.play(start, toy.step("green: left"));
        assertThat(toy.text(s)).containsEntry("left", List.of("green"));
        assertThat(toy.text(start)).doesNotContainKey("left");
        assertThat(Canon.hash(toy, s)).isNotEqualTo(Canon.hash(toy, start));
        assertThat(toy.parse(toy.text(s))).isEqualTo(s);
        assertThatThrownBy(() -> toy.parse(Map.of("left", List.of("green", "green"))))
                .hasMessageStartingWith("left");
    }

    @Test
    void betweenTwoItIsGivingUp() {
        var orchard = new Orchard(false);
        var s = orchard.setup(orchard.info().options(2, Map.of()));
        var gone = orchard.play(s, orchard.step("ada: left"));
        assertThat(orchard.awaits(gone))
                .isEqualTo(new Awaits.Over<>(
                        new Outcome(List.of(Picker.BEN), List.of(0, 0), Said.of("over.left", "@ada"))));
        assertThatThrownBy(() -> orchard.play(gone, orchard.step("ben: left"))).hasMessage("The game is over");
        assertThat(orchard.scene(orchard.see(gone, Viewer.of(Picker.BEN))).asks())
                .isEmpty();
    }

    @Test
    void alliesPlayOnAndALonePlayerHasGivenUp() {
        var orchard = new Orchard(true);
        var two = orchard.setup(orchard.info().options(2, Map.of()));
        assertThat(orchard.awaits(orchard.play(two, orchard.step("ada: left")))).isInstanceOf(Awaits.Choice.class);
        var alone = orchard.setup(orchard.info().options(1, Map.of()));
        assertThat(orchard.awaits(orchard.play(alone, orchard.step("ada: left"))))
                .isInstanceOfSatisfying(
                        Awaits.Over.class,
                        over -> assertThat(over.outcome().winners()).isEmpty());
    }

    @Test
    void nobodyTakesBackThatSomebodyLeft() {
        var match = new Match<>(toy, start);
        match.take(toy.step("green: left"));
        assertThat(match.mayUndo(Toy.Colour.GREEN)).isFalse();
        assertThat(toy.told(toy.see(start, Viewer.of(Toy.Colour.RED)), toy.step("green: left")))
                .isEqualTo(Said.of("log.left", "@green"));
    }
}
