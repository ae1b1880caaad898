package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Seen;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Scene;

/** Law 10 finds options that say wrongly whether they can be taken back. */
class LastLawTest {
    private static Bent with(UnaryOperator<Option> bend) {
        return new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                var asks = scene.asks().stream().map(this::bent).toList();
                return new Scene(scene.elements(), scene.status(), scene.waits(), asks);
            }

            private Prompt bent(Prompt p) {
                List<Option> options = p.options().stream().map(bend).toList();
                return new Prompt(p.seat(), p.prompt(), p.detail(), p.clause(), options);
            }
        };
    }

    private static Option marked(Option o, boolean last) {
        return new Option(
                o.line(),
                o.from(),
                o.on(),
                o.label(),
                o.verdict(),
                o.because(),
                o.clause(),
                last,
                o.barred(),
                o.amounts());
    }

    private static UnaryOperator<Option> mark(String line, boolean last) {
        return option -> option.line().startsWith(line) ? marked(option, last) : option;
    }

    @Test
    void aChoiceBeforeALotThatSeemsFreeIsFoundByThisLawOnly() {
        var game = with(mark("praise", false));
        assertThat(Planted.found(Law.SCENE, game))
                .startsWith("Toasting[seat=")
                .contains(": praise ")
                .endsWith(" cannot be taken back, which the prompt does not say");
        Planted.missedByAllBut(Law.SCENE, game);
    }

    @Test
    void aChoiceBeforeARevealThatSeemsFreeIsFound() {
        assertThat(Planted.found(Law.SCENE, with(mark("peek", false))))
                .endsWith(" cannot be taken back, which the prompt does not say");
    }

    @Test
    void aChoiceThatHandsOverToAnotherAndSeemsFreeIsFound() {
        assertThat(Planted.found(Law.SCENE, with(mark("speak", false))))
                .endsWith(": speak cannot be taken back, which the prompt does not say");
    }

    @Test
    void theLastChoiceOfAForkThatSeemsFreeIsFound() {
        assertThat(Planted.found(Law.SCENE, with(mark("season", false))))
                .contains(": season ")
                .endsWith(" cannot be taken back, which the prompt does not say");
    }

    @Test
    void aChoiceInAnOpenForkThatSeemsToBeForGoodIsFoundByThisLawOnly() {
        var game = with(mark("season", true));
        assertThat(Planted.found(Law.SCENE, game))
                .contains(": season 0")
                .endsWith(" can be taken back, but the prompt says that it cannot");
        Planted.missedByAllBut(Law.SCENE, game);
    }

    @Test
    void aChoiceThatIsFollowedByAnotherOfOnesOwnAndSeemsToBeForGoodIsFound() {
        assertThat(Planted.found(Law.SCENE, with(mark("lay", true))))
                .startsWith("Laying[seat=")
                .endsWith(" can be taken back, but the prompt says that it cannot");
    }
}
