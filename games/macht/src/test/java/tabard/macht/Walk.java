package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import tabard.macht.content.Board;
import tabard.macht.content.Side;
import tabard.macht.rules.Move;
import tabard.macht.rules.State;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Step;
import tabard.table.Viewer;

/** Random games for the tests, the same ones every time: a look at each position with the step that follows it. */
record Walk(Match<State, Move> match, Step<Move> step, SplittableRandom dice) {
    static final Macht GAME = new Macht();
    static final List<Options> MAPS = Board.ALL.stream()
            .map(board -> GAME.info().options(2, Map.of("map", board.name())))
            .toList();
    static final List<Viewer> VIEWERS =
            List.of(Viewer.of(Side.ORANGE), Viewer.of(Side.WHITE), Viewer.Spectator.SPECTATOR, Viewer.Referee.REFEREE);

    static void through(Options options, int games, Consumer<Walk> look) {
        for (int seed = 0; seed < games; seed++) {
            var dice = new SplittableRandom(seed);
            var match = new Match<>(GAME, GAME.setup(options));
            while (!(match.awaits() instanceof Awaits.Over<Move>)) {
                var step = any(GAME, match.now(), dice);
                look.accept(new Walk(match, step, dice));
                match.take(step);
            }
        }
    }

    static <S, A extends Action> Step<A> any(Game<S, A> game, S s, SplittableRandom dice) {
        return switch (game.awaits(s)) {
            case Awaits.Chance<A>(var lottery) -> new Step.Happened<>(lottery.draw(dice));
            case Awaits.Over<A> _ -> throw new IllegalStateException("the game is over");
            case Awaits<A> open -> {
                var asks = open.asks();
                var ask = asks.get(dice.nextInt(asks.size()));
                yield new Step.Chosen<>(
                        ask.seat(), ask.options().get(dice.nextInt(ask.options().size())));
            }
        };
    }

    State now() {
        return match.now();
    }

    List<Ask<Move>> asks() {
        return match.awaits().asks();
    }

    static List<String> lines(Ask<Move> ask) {
        var lines = new ArrayList<String>();
        ask.choices().offered().forEach(move -> lines.add(move.text()));
        return lines;
    }
}
