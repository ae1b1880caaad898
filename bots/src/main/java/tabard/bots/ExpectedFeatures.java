package tabard.bots;

import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;

/** The features to expect after each of several options, once others are asked again: the mean over some determinizations. */
record ExpectedFeatures(double[][] features) {
    private static final int DETERMINIZATIONS = 6;
    private static final int MOST_STEPS = 12;
    private static final int MOST_OPTIONS = 40;

    static <S, A extends Action> ExpectedFeatures of(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, List<A> options, SplittableRandom dice) {
        var sums = new double[options.size()][game.worth().features().size()];
        for (int done = 0; done < DETERMINIZATIONS; done++) {
            S determinization = game.imagine(seen, dice);
            long seed = dice.nextLong();
            for (int i = 0; i < sums.length; i++) {
                S s = game.copy(determinization);
                game.apply(s, new Step.Chosen<>(ask.seat(), options.get(i)));
                new Following<>(game, ask.seat(), new SplittableRandom(seed)).finish(s);
                add(sums[i], game.worth().measures(s, ask.seat()));
            }
        }
        return new ExpectedFeatures(sums);
    }

    private static void add(double[] sums, double[] measures) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += measures[i] / DETERMINIZATIONS;
        }
    }

    /** By how much each feature is higher after this option than after the others of the first so many. */
    double[] leads(int option, int among) {
        var leads = new double[features[option].length];
        for (int feature = 0; among > 1 && feature < leads.length; feature++) {
            double others = 0;
            for (int i = 0; i < among; i++) {
                others += i == option ? 0 : features[i][feature];
            }
            leads[feature] = features[option][feature] - others / (among - 1);
        }
        return leads;
    }

    /** Plays on for one seat, by what looks best at once, until others are asked. */
    private record Following<S, A extends Action>(Game<S, A> game, Seat seat, SplittableRandom dice) {
        void finish(S s) {
            for (int i = 0; i < MOST_STEPS; i++) {
                var step = next(s);
                if (step == null) {
                    return;
                }
                game.apply(s, step);
            }
        }

        private @Nullable Step<A> next(S s) {
            var awaits = game.awaits(s);
            if (awaits instanceof Awaits.Chance<A>(var lottery)) {
                return new Step.Happened<>(lottery.draw(dice));
            }
            for (var ask : awaits.due()) {
                if (ask.seat().equals(seat)) {
                    return new Step.Chosen<>(seat, best(s, ask.options()));
                }
            }
            return null;
        }

        private A best(S s, List<A> options) {
            var best = options.getFirst();
            double most = -1;
            for (var option : options.subList(0, Math.min(options.size(), MOST_OPTIONS))) {
                S after = game.copy(s);
                game.apply(after, new Step.Chosen<>(seat, option));
                double looks = game.worth().of(after, seat);
                if (looks > most) {
                    most = looks;
                    best = option;
                }
            }
            return best;
        }
    }
}
