package tabard.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** Takes the option that leads to what looks best for its seat once its own choices in a row are made. */
public final class GreedyBot implements Bot {
    private static final int DETERMINIZATIONS = 8;
    private static final int MANY = 8;
    private static final int FEW = 3;
    private static final int SHARES = 4;
    private static final int MOST_TRIES = 4_000;

    private static final int WIDTH = 16; // of the beam, where turns are long
    private static final int MOST_POSITIONS = 5_000;

    private final SplittableRandom dice;
    private @Nullable Intention<?, ?> intention;

    public GreedyBot(long seed) {
        dice = new SplittableRandom(seed);
    }

    /** All options are tried in one determinization, the better ones in more, and the best in all of them. */
    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        if (ask.options().size() == 1) {
            return ask.options().getFirst();
        }
        var clock = new Clock(budget.time());
        if (game.longTurns()) {
            S start = game.imagine(seen, dice);
            if (Intention.fits(game, start, ask)) {
                return inOwnTurn(game, seen, start, ask, clock, Math.min(budget.nodes(), MOST_POSITIONS));
            }
        }
        if (game.cooperative(game.options(seen.masked()))) {
            return amongAllies(game, game.imagine(seen, dice), ask);
        }
        var field = field(ask.options());
        for (int done = 0; done < DETERMINIZATIONS; done++) {
            var determinization = determinize(game, seen);
            int tries = clock.out() ? 0 : tries(budget, field.size());
            boolean sure = true;
            for (var contender : field) {
                var ahead = new LookAhead<>(game, ask, determinization.start, determinization.seed);
                contender.sum += ahead.after(determinization.start, contender.option, tries);
                sure &= ahead.sure();
            }
            field.sort(Comparator.comparingDouble(contender -> -contender.sum));
            if (clock.out() || (sure && game.imagine(seen, dice).equals(determinization.start))) {
                break; // one determinization is enough where nothing is hidden and nothing is left to chance
            }
            field = field.subList(0, Math.min(field.size(), left(done, field.size())));
        }
        return field.getFirst().option;
    }

    private static <S, A extends Action> A amongAllies(Game<S, A> game, S start, Ask<A> ask) {
        return game.awaits(start) instanceof Awaits.Choice<A>(var due, var _)
                        && due.seat().equals(ask.seat())
                ? new Errand<>(game, ask.seat()).choose(start, ask)
                : new TeamPolicy<>(game).choose(start, ask);
    }

    /** What was meant before, or the first answer of the best row. */
    private <S, A extends Action> A inOwnTurn(
            Game<S, A> game, Seen<S> seen, S start, Ask<A> ask, Clock clock, int positions) {
        var meant = Intention.next(intention, game, seen, ask);
        if (meant.isPresent()) {
            return meant.get();
        }
        var row = new TurnCourse<>(game, ask.seat(), start, dice.nextLong(), clock)
                .rows(start, ask, WIDTH, positions)
                .getFirst()
                .answers();
        intention = new Intention<>(game, ask.seat(), start, row);
        return row.getFirst();
    }

    private static int tries(Budget budget, int options) {
        return Math.min(budget.tries(), MOST_TRIES) / (options * SHARES);
    }

    /** How many options are kept after so many determinizations. */
    private static int left(int done, int size) {
        return switch (done) {
            case 0 -> Math.max(MANY, size / 4);
            case 1, 2 -> MANY;
            default -> FEW;
        };
    }

    /** An option, and the sum of its values in all determinizations so far. */
    private static final class Contender<A> {
        private final A option;
        private double sum;

        Contender(A option) {
            this.option = option;
        }
    }

    /** Shuffled, so that ties are broken at random. */
    private <A> List<Contender<A>> field(List<A> options) {
        var field = new ArrayList<Contender<A>>(options.size());
        for (var option : options) {
            int place = dice.nextInt(field.size() + 1);
            field.add(new Contender<>(option));
            Collections.swap(field, place, field.size() - 1);
        }
        return field;
    }

    /** Only if that looks better than letting the other go on. */
    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        if (game.cooperative(game.options(seen.masked()))) {
            return new TeamPolicy<>(game).stepIn(game.imagine(seen, dice), ask);
        }
        var chosen = choose(game, seen, ask, budget);
        int tries = Math.min(budget.tries(), MOST_TRIES) / SHARES;
        double gain = 0;
        for (int done = 0; done < DETERMINIZATIONS; done++) {
            var determinization = determinize(game, seen);
            gain += new LookAhead<>(game, ask, determinization.start, determinization.seed)
                            .after(determinization.start, chosen, tries)
                    - game.worth().of(determinization.start, ask.seat());
        }
        return gain > 0 ? Optional.of(chosen) : Optional.empty();
    }

    /** A position that may be the true one, and the seed of all chance that follows: the same for every option, so that luck does not decide between them. */
    private record Determinization<S>(S start, long seed) {}

    private <S> Determinization<S> determinize(Game<S, ?> game, Seen<S> seen) {
        return new Determinization<>(game.imagine(seen, dice), dice.nextLong());
    }
}
