package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;

/** How good a position looks to a seat: named features, weighted, pressed between 0 (lost) and 1 (won). */
public record Worth<S>(List<Feature<S>> features) {
    /** One thing that counts, in its own unit; the weight says what a unit is worth. */
    public record Feature<S>(String name, double weight, Measure<S> measure) {
        /** What players call it: "minions near the City" is worth.minions-near-the-city. */
        public String key() {
            return "worth." + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        }
    }

    @FunctionalInterface
    public interface Measure<S> {
        double of(S s, Seat seat);
    }

    /** What a seat has more of than the others have on average. */
    public static <S, T extends Seat> Feature<S> lead(
            String name, double weight, Function<S, List<T>> seated, ToDoubleBiFunction<S, T> count) {
        return new Feature<>(name, weight, (s, seat) -> {
            var all = seated.apply(s);
            double own = 0;
            double others = 0;
            for (var each : all) {
                if (each.equals(seat)) {
                    own = count.applyAsDouble(s, each);
                } else {
                    others += count.applyAsDouble(s, each);
                }
            }
            return own - others / (all.size() - 1);
        });
    }

    public double of(S s, Seat seat) {
        double sum = 0;
        for (var feature : features) {
            sum += feature.weight * feature.measure.of(s, seat);
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** The features of a position as they are, not weighted. */
    public double[] measures(S s, Seat seat) {
        var measures = new double[features.size()];
        for (int i = 0; i < measures.length; i++) {
            measures[i] = features.get(i).measure.of(s, seat);
        }
        return measures;
    }

    public List<Double> weights() {
        return features.stream().map(Feature::weight).toList();
    }

    /** The same features, each with another weight. */
    public Worth<S> reweighted(List<Double> weights) {
        if (weights.size() != features.size()) {
            throw new IllegalArgumentException(weights.size() + " weights for " + features.size() + " features");
        }
        var weighed = new ArrayList<Feature<S>>(features.size());
        for (int i = 0; i < features.size(); i++) {
            weighed.add(new Feature<>(features.get(i).name, weights.get(i), features.get(i).measure));
        }
        return new Worth<>(List.copyOf(weighed));
    }
}
