package tabard.arena;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/**
 * The weights with which features predict outcomes best: logistic regression, regularized towards the old weights. Each
 * feature is measured in its own spread, so that units do not matter; one that never varies keeps its weight.
 *
 * @param level what is to be added to the weighted sum so that the outcomes come right on the whole
 */
record Fit(List<Double> weights, double level, List<Double> spreads) {
    private static final double NONE = 1e-9;

    /** How firmly the old weights are held: as so many games would hold them. */
    static Fit of(List<Sample> samples, List<Double> old, double hold) {
        var spreads = spreads(samples, old.size());
        var free = new ArrayList<Integer>();
        for (int i = 0; i < spreads.size(); i++) {
            if (spreads.get(i) > NONE) {
                free.add(i);
            }
        }
        return new Newton(samples, old, spreads, free, hold).fit();
    }

    /** Only the level is sought. */
    static Fit ofLevel(List<Sample> samples, List<Double> weights) {
        return new Newton(samples, weights, spreads(samples, weights.size()), List.of(), 1).fit();
    }

    /** The level put into the weight of a feature that is always the same, where there is one. */
    Fit settled(List<Sample> samples) {
        var first = samples.getFirst().measures();
        for (int i = 0; i < first.length; i++) {
            if (spreads.get(i) <= NONE && first[i] != 0) {
                var shifted = new ArrayList<>(weights);
                shifted.set(i, weights.get(i) + level / first[i]);
                return new Fit(List.copyOf(shifted), 0, spreads);
            }
        }
        return this;
    }

    /** As they are written into the source of the game. */
    Fit rounded(MathContext precision) {
        return new Fit(
                weights.stream()
                        .map(weight -> new BigDecimal(weight).round(precision).doubleValue())
                        .toList(),
                level,
                spreads);
    }

    /** The log loss: the mean surprise at the outcomes; less is better. */
    double loss(List<Sample> samples) {
        double loss = 0;
        double all = 0;
        for (var sample : samples) {
            double p = Math.clamp(chance(level + sum(sample, weights)), NONE, 1 - NONE);
            loss -= sample.weight() * (sample.share() * Math.log(p) + (1 - sample.share()) * Math.log(1 - p));
            all += sample.weight();
        }
        return loss / all;
    }

    static double sum(Sample sample, List<Double> weights) {
        double sum = 0;
        for (int i = 0; i < weights.size(); i++) {
            sum += weights.get(i) * sample.measures()[i];
        }
        return sum;
    }

    static double chance(double sum) {
        return 1 / (1 + Math.exp(-sum));
    }

    private static List<Double> spreads(List<Sample> samples, int features) {
        var spreads = new ArrayList<Double>();
        for (int i = 0; i < features; i++) {
            double all = 0;
            double sum = 0;
            double squares = 0;
            for (var sample : samples) {
                double value = sample.measures()[i];
                all += sample.weight();
                sum += sample.weight() * value;
                squares += sample.weight() * value * value;
            }
            double mean = sum / all;
            spreads.add(Math.sqrt(Math.max(0, squares / all - mean * mean)));
        }
        return List.copyOf(spreads);
    }
}
