package tabard.bots;

import java.util.Optional;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** A bot with a budget of its own, whatever budget it is given. */
record FixedBudget(Bot bot, Budget own) implements Bot {
    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return bot.choose(game, seen, ask, own);
    }

    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return bot.stepIn(game, seen, ask, own);
    }
}
