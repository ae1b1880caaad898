package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Documents;
import tabard.mageknight.content.DeedCard;
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

    /** Where nobody looks ahead, because a move says what follows it, that follows: each card in each hand, by day and at night (MK-22.4). */
    @Test
    void whatAMoveSaysOfWhatFollowsIsSo() {
        int asked = 0;
        for (var card : DeedCard.RARE) {
            for (int round = 1; round <= 2; round++) {
                var s = game.parse(Documents.read("""
                        {game: mageknight, seats: 2, options: {scenario: full-conquest}, round: %d, cards: {%s: falcon-hand},
                        falcon: {mana: {red: 2, blue: 2, green: 2, white: 2, gold: 2, black: 2}}, points: {move: 9}}
                        """.formatted(round, card.word())));
                var ask = game.awaits(s).due().iterator().next();
                for (var move : ask.options()) {
                    if (question(s).asksAgain(s, move)) {
                        var after = game.copy(s);
                        game.apply(after, new Step.Chosen<>(ask.seat(), move));
                        assertThat(game.awaits(after))
                                .as(move.text())
                                .isInstanceOfSatisfying(
                                        Awaits.Choice.class,
                                        next -> assertThat(next.ask().seat()).isEqualTo(ask.seat()));
                        asked++;
                    }
                }
            }
        }
        assertThat(asked).isGreaterThan(DeedCard.RARE.size());
    }

    @SuppressWarnings("unchecked") // a frame's moves are a family of the game's
    private static Frame.Asks<State, Move, Move> question(State s) {
        return (Frame.Asks<State, Move, Move>) ((Agenda.First<Frame<State, Move>>) s.agenda()).frame();
    }
}
