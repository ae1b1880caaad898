package tabard.table;

import java.util.List;

/** How good a position looks to a seat: named features, weighted, pressed between 0 (lost) and 1 (won). */
public record Worth<S>(List<Feature<S>> features) {
    /** One thing that counts, in its own unit; the weight says what a unit is worth. */
    public record Feature<S>(String name, double weight, Measure<S> measure) {}

    @FunctionalInterface
    public interface Measure<S> {
        double of(S s, Seat seat);
    }

    public double of(S s, Seat seat) {
        double sum = 0;
        for (var feature : features) {
            sum += feature.weight * feature.measure.of(s, seat);
        }
        return 1 / (1 + Math.exp(-sum));
    }
}
