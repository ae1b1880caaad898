package tabard.bots;

import java.util.ArrayList;
import java.util.Optional;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;
import tabard.table.Step;

/** Takes any option whose first effect looks nearer to the best of them than to the worst. */
public final class MillerBot implements Bot {
    private static final int STEPS_IN_ONE_IN = 8; // it is asked at every choice of another

    private final SplittableRandom dice;

    public MillerBot(long seed) {
        dice = new SplittableRandom(seed);
    }

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var options = ask.options();
        if (options.size() == 1) {
            return options.getFirst();
        }
        S determinization = game.imagine(seen, dice);
        var looks = new double[options.size()];
        double best = 0;
        double worst = 1;
        for (int i = 0; i < looks.length; i++) {
            looks[i] = look(game, determinization, ask, options.get(i));
            best = Math.max(best, looks[i]);
            worst = Math.min(worst, looks[i]);
        }
        var sensible = new ArrayList<A>();
        for (int i = 0; i < looks.length; i++) {
            if (looks[i] >= (best + worst) / 2) {
                sensible.add(options.get(i));
            }
        }
        return sensible.get(dice.nextInt(sensible.size()));
    }

    private static <S, A extends Action> double look(Game<S, A> game, S determinization, Ask<A> ask, A option) {
        S s = game.copy(determinization);
        game.apply(s, new Step.Chosen<>(ask.seat(), option));
        return game.awaits(s) instanceof Awaits.Over<A>(var outcome)
                ? outcome.merit(ask.seat())
                : game.worth().of(s, ask.seat());
    }

    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return dice.nextInt(STEPS_IN_ONE_IN) == 0 ? Optional.of(choose(game, seen, ask, budget)) : Optional.empty();
    }
}
