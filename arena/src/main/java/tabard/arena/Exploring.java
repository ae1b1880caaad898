package tabard.arena;

import java.util.Optional;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** A bot that plays a random move now and then (epsilon-greedy), so that games reach positions that it would avoid. */
final class Exploring implements Bot {
    private static final int ONE_IN = 8;

    private final Bot bot;
    private final SplittableRandom dice;

    Exploring(Bot bot, long seed) {
        this.bot = bot;
        this.dice = new SplittableRandom(~seed);
    }

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return dice.nextInt(ONE_IN) == 0
                ? ask.options().get(dice.nextInt(ask.options().size()))
                : bot.choose(game, seen, ask, budget);
    }

    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return bot.stepIn(game, seen, ask, budget);
    }
}
