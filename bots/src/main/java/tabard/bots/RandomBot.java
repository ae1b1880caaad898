package tabard.bots;

import java.util.Optional;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** Takes any option, each as likely as the next. */
public final class RandomBot implements Bot {
    private static final int STEPS_IN_ONE_IN = 8; // it is asked at every choice of another

    private final SplittableRandom dice;

    public RandomBot(long seed) {
        dice = new SplittableRandom(seed);
    }

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return choose(ask);
    }

    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return stepIn(ask);
    }

    /** It never looks at the position, so that a loop over many games need not make a view. */
    public <A extends Action> A choose(Ask<A> ask) {
        return ask.choices().any(dice);
    }

    public <A extends Action> Optional<A> stepIn(Ask<A> ask) {
        return dice.nextInt(STEPS_IN_ONE_IN) == 0 ? Optional.of(choose(ask)) : Optional.empty();
    }
}
