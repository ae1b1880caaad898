package tabard.mageknight;

import java.util.*;
import tabard.table.Worth;

/**
 * A weight that is tried in place of the game's: "wounds-in-hand*3" in every game, "units*2?" in about half of them, as their seeds decide. Many can
 * be tried at once: each game tells something of every change.
 */
record Change(String feature, double factor, boolean half) {
    static Change of(String word) {
        int star = word.indexOf('*');
        boolean half = word.endsWith("?");
        return new Change(
                word.substring(0, star),
                Double.parseDouble(word.substring(star + 1, word.length() - (half ? 1 : 0))),
                half);
    }

    /** Those of them that are made in the game of that seed. */
    static List<Change> in(List<Change> all, long seed) {
        var dice = new SplittableRandom(seed);
        return all.stream().filter(change -> !change.half || dice.nextBoolean()).toList();
    }

    static List<Double> weights(Worth<?> worth, List<Change> made) {
        var weights = new ArrayList<>(worth.weights());
        for (var change : made) {
            int at = worth.features().stream().map(Worth.Feature::key).toList().indexOf("worth." + change.feature);
            if (at < 0) {
                throw new IllegalArgumentException("no feature " + change.feature);
            }
            weights.set(at, weights.get(at) * change.factor);
        }
        return List.copyOf(weights);
    }

    @Override
    public String toString() {
        return feature + "*" + factor;
    }
}
