package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Match;
import tabard.table.Outcome;
import tabard.table.Step;

/** What a game says its points were given for comes to the points it counts, for every seat. */
class EarnedTest {
    static Stream<Game<?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void comesToThePoints(Game<?, ?> game) {
        for (int seed = 0; seed < 2; seed++) {
            check(game, seed);
        }
    }

    private static <S, A extends Action> void check(Game<S, A> game, long seed) {
        var match = new Match<>(game, game.setup(game.info().standard()));
        var dice = new SplittableRandom(seed);
        while (!(match.awaits() instanceof Awaits.Over<A>)) {
            match.take(any(match.awaits(), dice));
        }
        if (match.awaits() instanceof Awaits.Over<A>(Outcome outcome)) {
            var earned = game.earned(match.now());
            for (int i = 0; i < outcome.points().size() && !earned.isEmpty(); i++) {
                int seat = i;
                assertThat(earned.stream().mapToInt(one -> one.each().get(seat)).sum())
                        .as("points of seat %d of %s", i, game.info().id())
                        .isEqualTo(outcome.points().get(i));
            }
        }
    }

    private static <A extends Action> Step<A> any(Awaits<A> awaits, SplittableRandom dice) {
        if (awaits instanceof Awaits.Chance<A>(var lottery)) {
            return new Step.Happened<>(lottery.draw(dice));
        }
        var ask = awaits.asks().get(dice.nextInt(awaits.asks().size()));
        return new Step.Chosen<>(
                ask.seat(), ask.options().get(dice.nextInt(ask.options().size())));
    }
}
