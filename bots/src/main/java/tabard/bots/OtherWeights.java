package tabard.bots;

import java.util.List;
import java.util.Optional;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** A bot that values positions by weights other than those of the game. */
public record OtherWeights(Bot bot, List<Double> weights) implements Bot {
    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return bot.choose(Reweighted.by(game, weights), seen, ask, budget);
    }

    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return bot.stepIn(Reweighted.by(game, weights), seen, ask, budget);
    }
}
