package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import tabard.laws.cases.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/**
 * The positions that cases pass through, and what one more answer makes of the last of them, can be written and are read back as they were:
 * so each agenda that play brings about is one that a document may hold (MK-22.1), down to those that random games hardly ever meet.
 */
final class CasePositionsTest {
    private final MageKnight game = new MageKnight();

    @Test
    void whatCasesPassThroughIsReadBackAsItWas() {
        int looked = 0;
        for (var file : Cases.shipped(game)) {
            for (var one : file.cases()) {
                if (one.given() instanceof Case.Given.Laid(var document)
                        && one.claims().stream().noneMatch(claim -> claim instanceof Claim.GivenRefused)) {
                    var s = game.parse(document);
                    for (var stage : one.stages()) {
                        for (var line : stage.when()) {
                            readBack(s, one);
                            s = game.play(s, game.step(line));
                            looked++;
                        }
                    }
                    readBack(s, one);
                    oneAnswerMore(s, one);
                }
            }
        }
        assertThat(looked).isGreaterThan(1_000);
    }

    private void readBack(State s, Case one) {
        var text = game.text(s);
        assertThatCode(() -> assertThat(game.parse(text)).isEqualTo(s))
                .as("%s: %s", one.title(), text.get("agenda"))
                .doesNotThrowAnyException();
    }

    private void oneAnswerMore(State s, Case one) {
        for (var ask : game.awaits(s).asks()) {
            for (var option : ask.options()) {
                var after = game.play(s, new Step.Chosen<>(ask.seat(), option));
                game.conserved(after);
                readBack(after, one);
            }
        }
    }
}
