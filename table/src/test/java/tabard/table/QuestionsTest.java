package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.table.Orchard.Picker;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** What people are asked and told, by the shape of frames and moves. */
class QuestionsTest {
    private final Orchard orchard = new Orchard(false);

    private Orchard.State after(String... lines) {
        var s = orchard.setup(orchard.info().options(2, Map.of()));
        for (String line : lines) {
            s = orchard.play(s, orchard.step(line));
        }
        return s;
    }

    private Prompt prompt(Picker picker, String... lines) {
        return orchard.scene(orchard.see(after(lines), Viewer.of(picker)))
                .asks()
                .getFirst();
    }

    @Test
    void aQuestionIsNamedAfterItsFrameAndSoIsWhatIsWaitedFor() {
        var scene = orchard.scene(orchard.see(after("ada: climb apple"), Viewer.of(Picker.ADA)));
        assertThat(scene.status()).isEqualTo(Said.of("status.filling", "@ada", "@apple"));
        assertThat(scene.waits()).containsExactly("ada");
        assertThat(scene.asks().getFirst().prompt()).isEqualTo(Said.of("ask.filling", "@apple"));
        assertThat(orchard.scene(orchard.see(after(), Viewer.of(Picker.BEN))).asks())
                .isEmpty();
    }

    @Test
    void aFrameSaysWhyMovesOfItsOwnFamilyAreRefused() {
        var s = after("ada: climb apple");
        var heavy = orchard.refusal(s, orchard.step("ada: fill 2 1"));
        assertThat(heavy.why()).isEqualTo(Said.of("refused.heavy", Orchard.Tree.APPLE, 3));
        assertThat(heavy.clause()).isEqualTo("OR-1.2");
        assertThat(orchard.refusal(s, orchard.step("ada: climb pear")).why())
                .isEqualTo(Said.of("refused.not-offered", "climb pear"));
    }

    @Test
    void movesThatDifferInTheirTargetAreOneOption() {
        var options = prompt(Picker.ADA).options();
        assertThat(options).extracting(Option::line).containsExactly("rest", "climb {on}", "climb {on}");
        assertThat(options.get(1).on()).containsExactly("grove/apple", "grove/pear");
        assertThat(options.get(1).label()).isEqualTo(Said.of("do.climb"));
        assertThat(options.get(1).lines()).containsExactly("climb apple", "climb pear");
    }

    @Test
    void whatAFrameCallsByAnotherNameIsAnOptionOfItsOwn() {
        var s = after();
        s.set(Orchard.FRUIT, Orchard.Tree.PEAR, 9);
        var options = orchard.scene(orchard.see(s, Viewer.of(Picker.ADA)))
                .asks()
                .getFirst()
                .options();
        assertThat(options).extracting(Option::line).containsExactly("rest", "climb {on}", "climb {on}", "climb {on}");
        assertThat(options.get(1).on()).containsExactly("grove/apple");
        assertThat(options.get(2).on()).containsExactly("grove/pear");
        assertThat(options.get(2).label()).isEqualTo(Said.of("do.climb-full", "@pear"));
    }

    @Test
    void whatOneWouldLookForIsBarredWithTheReason() {
        var barred = prompt(Picker.ADA).options().getLast();
        assertThat(barred.on()).containsExactly("grove/plum");
        assertThat(barred.barred()).isEqualTo(Said.of("refused.bare"));
        assertThat(barred.clause()).isEqualTo("OR-1.2");
    }

    @Test
    void whatCannotBeTakenBackSaysSo() {
        assertThat(prompt(Picker.ADA).options().getFirst().last()).isTrue();
        assertThat(prompt(Picker.ADA).options().get(1).last()).isFalse();
    }

    @Test
    void numbersBecomeAmountsAndEveryCombinationOfAnOptionIsPossible() {
        var options = prompt(Picker.ADA, "ada: climb apple").options();
        var lines = options.stream().flatMap(option -> option.lines().stream()).toList();
        assertThat(lines)
                .containsExactlyInAnyOrder("fill 0 1", "fill 0 2", "fill 1 0", "fill 1 1", "fill 2 0")
                .startsWith("fill 0 1");
        assertThat(options.getFirst().amounts())
                .containsExactly(new Prompt.Amount("sacks", Said.of("amount.fill-sacks", "@apple"), 1, 2, 1));
        assertThat(options.getLast().label()).isEqualTo(Said.of("do.fill-fixed", 2, 0, "@apple"));
    }

    @Test
    void besideNumbersStandsWhatTheirStartWouldComeTo() {
        var options = prompt(Picker.ADA, "ada: climb apple").options();
        assertThat(options.getFirst().verdict()).isEqualTo("0+1");
        assertThat(options.getLast().verdict()).isNull();
    }

    @Test
    void whatAlwaysPassesOnIsForGoodAndNobodyImaginesAnything() {
        var blind = new Orchard(false) {
            @Override
            public State imagine(Seen<State> seen, RandomGenerator dice) {
                throw new AssertionError("nobody need look ahead");
            }
        };
        var s = after("ada: climb apple");
        assertThat(blind.scene(blind.see(s, Viewer.of(Picker.ADA)))
                        .asks()
                        .getFirst()
                        .options())
                .allMatch(Option::last);
    }

    @Test
    void aSentenceTellsWhatTheMoveAndTheFrameHold() {
        var before = orchard.see(after("ada: climb apple"), Viewer.of(Picker.BEN));
        assertThat(orchard.told(before, orchard.step("ada: fill 1 1")))
                .isEqualTo(Said.of("log.fill", "@ada", 1, 1, "@apple"));
    }

    @Test
    void whatFollowedIsToldByTheFieldsThatAreTold() {
        var viewer = Viewer.of(Picker.BEN);
        var before = orchard.see(after("ada: climb apple"), viewer);
        var after = orchard.see(after("ada: climb apple", "ada: fill 1 1"), viewer);
        assertThat(orchard.followed(before, after)).containsExactly(Said.of("changed.fruit-down", "@apple", 2, 2, 0));
        assertThat(orchard.followed(before, before)).isEmpty();
    }

    @Test
    void anAgendaFollowsTheGrammarOfItsFrames() {
        refused(List.of("filling ada plum"), "This cannot be: bare (OR-1.2)");
        refused(
                List.of("filling ada pear", "filling ada apple"),
                "\"filling ada pear\" and then \"filling ada apple\"");
        refused(List.of("turn ada", "turn ben"), "Nothing can come after \"turn ada\"");
        assertThat(orchard.parse(Map.of("seats", 2, "agenda", List.of("filling ada apple", "turn ben"))))
                .isEqualTo(after("ada: climb apple"));
    }

    private void refused(List<String> agenda, String why) {
        assertThatThrownBy(() -> orchard.parse(Map.of("seats", 2, "agenda", agenda)))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining(why);
    }
}
