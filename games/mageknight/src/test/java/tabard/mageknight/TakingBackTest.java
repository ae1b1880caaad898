package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** MK-22.3, 22.4: a turn is taken back step by step, as far as the last thing drawn, shown or decided by somebody else. */
final class TakingBackTest {
    private final MageKnight game = new MageKnight();
    private final Match<State, Move> match =
            new Match<>(game, game.standard(game.info().options(1, Map.of("scenario", "solo-conquest"))));

    private void choose(String begins, String ends) {
        var ask = match.awaits().asks().getFirst();
        var move = ask.options().stream()
                .filter(option ->
                        option.text().startsWith(begins) && option.text().endsWith(ends))
                .findFirst()
                .orElseThrow();
        match.take(new Step.Chosen<>(ask.seat(), move));
    }

    private void sideways() {
        choose("sideways ", " for-move");
    }

    @Test
    void everyDecisionOfTheTurnCanBeTakenBack() {
        var begun = game.copy(match.now());
        sideways();
        var played = game.copy(match.now());
        sideways();
        assertThat(match.undo(Player.FALCON)).isTrue();
        assertThat(match.now()).isEqualTo(played);
        assertThat(match.undo(Player.FALCON)).isTrue();
        assertThat(match.now()).isEqualTo(begun);
        assertThat(match.mayUndo(Player.FALCON)).isFalse();
    }

    @Test
    void nothingComesBackFromBehindWhatWasDrawn() {
        sideways();
        choose("finish", "");
        assertThat(match.awaits()).isNotInstanceOf(Awaits.Over.class);
        match.draw(new SplittableRandom(1));
        while (match.awaits() instanceof Awaits.Choice<Move>(var ask, var _)
                && match.steps().getLast() instanceof Step.Chosen<Move>) {
            match.take(new Step.Chosen<>(ask.seat(), ask.choices().usual()));
            match.draw(new SplittableRandom(1));
        }
        assertThat(match.steps()).anyMatch(step -> step instanceof Step.Happened<Move>);
        assertThat(match.mayUndo(Player.FALCON)).isFalse();
    }
}
