package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.bots.Adviser;
import tabard.bots.Hint;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Match;
import tabard.table.Step;
import tabard.table.Viewer;

/** What people are told who ask the bot, in every game of the house: numbers that differ or are called equal, and nothing twice. */
class AdviceTest {
    private static final int ASKED = 6;
    private static final int BETWEEN = 9; // choices from one to the next
    private static final Budget THINKING = new Budget(Budget.NO_LIMIT, 300, 3_000);

    @ParameterizedTest
    @ValueSource(strings = {"macht", "immortals", "defenders", "campaign", "mageknight"})
    void optionsAreToldApartOrCalledEqualAndNoReasonIsGivenTwice(String name) {
        var all = advised(Games.named(name));
        assertThat(all).hasSize(ASKED);
        for (var hints : all) {
            assertThat(hints).isNotEmpty();
            double best = hints.getFirst().outcome();
            assertThat(hints.getFirst().equal()).isFalse();
            for (var other : hints.subList(1, hints.size())) {
                assertThat(other.equal() || best - other.outcome() > 0.001)
                        .as("%s beside %s", other, hints.getFirst())
                        .isTrue();
                assertThat(other.error()).isBetween(0.0, 0.5);
            }
            assertThat(hints.stream().flatMap(hint -> hint.reasons().stream()).toList())
                    .doesNotHaveDuplicates();
        }
        assertThat(all.stream().flatMap(List::stream).mapToDouble(Hint::error)).anyMatch(error -> error > 0);
    }

    private static <S, A extends Action> List<List<Hint<A>>> advised(Game<S, A> game) {
        var dice = new SplittableRandom(5);
        var match = new Match<>(game, game.setup(game.info().standard()));
        var all = new ArrayList<List<Hint<A>>>();
        for (int choices = 1; all.size() < ASKED; choices++) {
            match.draw(dice);
            if (match.awaits() instanceof Awaits.Over<A>) {
                match = new Match<>(game, game.setup(game.info().standard())); // it did not last long
                match.draw(dice);
            }
            var ask = match.awaits().due().getFirst();
            if (choices % BETWEEN == 0 && ask.options().size() > 1) {
                all.add(hints(match, ask));
            }
            var options = ask.options();
            match.take(new Step.Chosen<>(ask.seat(), options.get(dice.nextInt(options.size()))));
        }
        return all;
    }

    private static <S, A extends Action> List<Hint<A>> hints(Match<S, A> match, Ask<A> ask) {
        var seen = match.game().see(match.now(), Viewer.of(ask.seat()));
        return new Adviser(1).hints(match.game(), seen, ask, THINKING);
    }
}
