package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.bots.Chests.Hide;
import tabard.bots.Chests.Hold;
import tabard.bots.Chests.Move;
import tabard.bots.Chests.Pirate;
import tabard.bots.Chests.Veto;
import tabard.table.Budget;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tabard.table.text.Words;

class AdviserTest {
    private final Chests game = new Chests();

    private Hold after(String... lines) {
        var s = game.setup(game.info().standard());
        for (String line : lines) {
            s = game.play(s, game.step(line));
        }
        return s;
    }

    private List<Hint<Move>> hints(Hold s, Pirate seat) {
        var asked = game.awaits(s).asks().stream()
                .filter(ask -> ask.seat() == seat)
                .findFirst()
                .orElseThrow();
        return new Adviser(1).hints(game, game.see(s, Viewer.of(seat)), asked, Budget.tries(400));
    }

    @Test
    void theBestOptionComesFirstWithWhatMayComeOfItAndWhy() {
        var hints = hints(after("red: open left", "red: grab back"), Pirate.BLUE);
        assertThat(hints).hasSize(2);
        var best = hints.getFirst();
        assertThat(best.option()).isEqualTo(new Veto(true));
        assertThat(best.outcome())
                .isBetween(0.0, 1.0)
                .isGreaterThan(hints.getLast().outcome());
        var gold = Said.of("worth.gold");
        assertThat(best.reasons()).containsExactly(new Hint.Reason(Said.of("hint.up", gold), true));
        assertThat(hints.getLast().reasons()).containsExactly(new Hint.Reason(Said.of("hint.down", gold), false));
    }

    @Test
    void whatMakesNoDifferenceIsNoReasonAndAboutEqual() {
        var hints = hints(after("red: open right"), Pirate.RED);
        assertThat(hints).allSatisfy(hint -> assertThat(hint.reasons()).isEmpty());
        assertThat(hints.stream().skip(1)).isNotEmpty().allMatch(Hint::equal);
        assertThat(hints.getFirst().equal()).isFalse();
    }

    @Test
    void whatIsClearlyWorseIsNotEqualAndEveryOutcomeSaysHowSureItIs() {
        var hints = hints(after("red: open left", "red: grab back"), Pirate.BLUE);
        assertThat(hints).noneMatch(Hint::equal);
        double best = hints.getFirst().outcome();
        assertThat(hints).allSatisfy(hint -> assertThat(hint.error()).isBetween(0.0, 0.5));
        assertThat(best - hints.getLast().outcome())
                .isGreaterThan(hints.getLast().error());
    }

    @Test
    void noReasonIsGivenTwice() {
        var hints = hints(after("red: open left", "red: grab back"), Pirate.BLUE);
        assertThat(hints.stream().flatMap(hint -> hint.reasons().stream()).toList())
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @Test
    void whatIsHiddenFromASeatCannotChangeTheAdvice() {
        var s = after(
                "red: open left",
                "red: grab back",
                "blue: veto false",
                "blue: open left",
                "blue: grab front",
                "red: veto false");
        var advice = hints(game.play(s, new Step.Chosen<>(Pirate.RED, new Hide(0))), Pirate.BLUE);
        assertThat(hints(game.play(s, new Step.Chosen<>(Pirate.RED, new Hide(2))), Pirate.BLUE))
                .isEqualTo(advice);
    }

    @Test
    void reasonsHaveWordsInEveryLanguage() {
        for (String language : Words.LANGUAGES) {
            assertThat(Words.common(language).knows("hint.up")).isTrue();
            assertThat(Words.common(language).knows("hint.down")).isTrue();
        }
    }
}
