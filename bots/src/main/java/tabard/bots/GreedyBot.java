package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** Takes the option that leads to what looks best for its seat once its own choices in a row are made. */
public final class GreedyBot implements Bot {
    private static final int DREAMS = 4;
    private static final int MOST_TRIES = 4_000;

    private final SplittableRandom dice;

    public GreedyBot(long seed) {
        dice = new SplittableRandom(seed);
    }

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var options = ask.options();
        if (options.size() == 1) {
            return options.getFirst();
        }
        var dreams = dreams(game, seen);
        boolean hidden = dreams.stream().anyMatch(dream -> !dream.start.equals(dreams.getFirst().start));
        int tries = Math.min(budget.tries(), MOST_TRIES) / (options.size() * dreams.size());
        var clock = new Clock(budget.time());
        var best = new ArrayList<A>();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            double worth = worth(game, dreams, hidden, ask, option, clock.out() ? 0 : tries);
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(option);
            }
        }
        return best.get(dice.nextInt(best.size()));
    }

    /** Only if that looks better than letting the other go on. */
    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var chosen = choose(game, seen, ask, budget);
        int tries = Math.min(budget.tries(), MOST_TRIES) / DREAMS;
        double gain = 0;
        for (var dream : dreams(game, seen)) {
            gain += new LookAhead<>(game, ask, dream.start, dream.luck).after(dream.start, chosen, tries)
                    - game.worth().of(dream.start, ask.seat());
        }
        return gain > 0 ? Optional.of(chosen) : Optional.empty();
    }

    /** A position that may be the true one, and the seed of the luck that will follow: the same for every option, to be fair to all. */
    private record Dream<S>(S start, long luck) {}

    private <S> List<Dream<S>> dreams(Game<S, ?> game, Seen<S> seen) {
        var dreams = new ArrayList<Dream<S>>(DREAMS);
        for (int i = 0; i < DREAMS; i++) {
            dreams.add(new Dream<>(game.imagine(seen, dice), dice.nextLong()));
        }
        return dreams;
    }

    /** The mean over the dreams; one is enough where nothing is hidden and no lot is drawn. */
    private static <S, A extends Action> double worth(
            Game<S, A> game, List<Dream<S>> dreams, boolean hidden, Ask<A> ask, A option, int tries) {
        double sum = 0;
        int dreamt = 0;
        boolean sure = false;
        while (!sure && dreamt < dreams.size()) {
            var dream = dreams.get(dreamt++);
            var ahead = new LookAhead<>(game, ask, dream.start, dream.luck);
            sum += ahead.after(dream.start, option, tries);
            sure = !hidden && ahead.sure();
        }
        return sum / dreamt;
    }
}
