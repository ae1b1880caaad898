package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tabard.table.Action;
import tabard.table.Worth;
import tabard.table.scene.Said;

/**
 * Advice about one option: its expected outcome, between 0 (lost) and 1 (won), and why.
 *
 * @param error by how much the outcome may be off: its standard error, 0 where nothing is known of it
 * @param equal nobody can say whether the best option is better than this one
 */
public record Hint<A extends Action>(A option, double outcome, double error, boolean equal, List<Reason> reasons) {
    private static final int REASONS = 3;
    private static final double TOO_LITTLE = 0.02;
    private static final int TOO_SMALL = 6; // a reason so many times smaller than the main one only distracts

    /** Something that will be higher or lower than after the other options, in words of the game, and whether that is good. */
    public record Reason(Said say, boolean good) {
        static Reason of(String feature, boolean up, boolean good) {
            return new Reason(Said.of(up ? "hint.up" : "hint.down", Said.of(feature)), good);
        }
    }

    /** A feature that differs, by how much, and how much that adds to the weighted sum. */
    private record Difference(String feature, double change, double gain) {}

    /** The changes of features that matter most, in the order of the features of this worth. */
    public static List<Reason> reasons(Worth<?> worth, double[] changes) {
        var differences = new ArrayList<Difference>();
        double most = 0;
        for (int i = 0; i < changes.length; i++) {
            var feature = worth.features().get(i);
            double gain = feature.weight() * changes[i];
            most = Math.max(most, Math.abs(gain));
            differences.add(new Difference(feature.key(), changes[i], gain));
        }
        double least = Math.max(TOO_LITTLE, most / TOO_SMALL);
        return differences.stream()
                .filter(difference -> Math.abs(difference.gain) >= least)
                .sorted(Comparator.comparingDouble(difference -> -Math.abs(difference.gain)))
                .limit(REASONS)
                .map(difference -> Reason.of(difference.feature, difference.change > 0, difference.gain > 0))
                .toList();
    }
}
