package tabard.campaign.content;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Leaves out corners that the eye does not miss (Douglas and Peucker's way), so that a picture of a finely drawn map is sent quickly. Each
 * stretch of border is thinned once for both sides of it: neighbours go on fitting.
 */
final class Thinning {
    private static final int ENOUGH = 3_000;
    private static final double FINEST = 0.7;
    private static final double COARSEST = 5;

    private Thinning() {}

    static List<Territory> thinned(List<Territory> territories) {
        var thin = territories;
        for (double within = FINEST; corners(thin) > ENOUGH && within < COARSEST; within *= 1.3) {
            var thinner = thinned(territories, within);
            if (thinner.stream().anyMatch(t -> t.polygon().length < 3)) {
                break;
            }
            thin = thinner;
        }
        return List.copyOf(thin);
    }

    private static int corners(List<Territory> territories) {
        return territories.stream().mapToInt(t -> t.polygon().length).sum();
    }

    private static List<Territory> thinned(List<Territory> territories, double within) {
        var outlines = new Outlines(territories);
        return territories.stream()
                .map(territory -> {
                    var ring = new ArrayList<double[]>();
                    for (var arc : outlines.arcs(territory.polygon())) {
                        var line = thinned(arc.line(), within);
                        ring.addAll(line.subList(0, line.size() - 1));
                    }
                    return territory.with(ring.toArray(double[][]::new), territory.label(), territory.room());
                })
                .toList();
    }

    /** Always walked from the same end, so that either neighbour gets the same corners. */
    private static List<double[]> thinned(double[][] line, double within) {
        boolean turned = Outlines.corner(line[0]) > Outlines.corner(line[line.length - 1]);
        var list = Arrays.asList(line);
        return turned ? kept(list.reversed(), within).reversed() : kept(list, within);
    }

    private static List<double[]> kept(List<double[]> line, double within) {
        record Stretch(int from, int to) {}
        var kept = new BitSet();
        kept.set(0);
        kept.set(line.size() - 1);
        var open = new ArrayDeque<Stretch>();
        open.push(new Stretch(0, line.size() - 1));
        while (!open.isEmpty()) {
            var stretch = open.pop();
            int farthest = farthest(line, stretch.from, stretch.to, within);
            if (farthest > 0) {
                kept.set(farthest);
                open.push(new Stretch(stretch.from, farthest));
                open.push(new Stretch(farthest, stretch.to));
            }
        }
        return kept.stream().mapToObj(line::get).toList();
    }

    /** Which corner lies farthest from the straight line, if any lies farther than it may; else 0. */
    private static int farthest(List<double[]> line, int from, int to, double within) {
        int farthest = 0;
        double far = within;
        for (int i = from + 1; i < to; i++) {
            double distance = distance(line.get(i), line.get(from), line.get(to));
            if (distance > far) {
                far = distance;
                farthest = i;
            }
        }
        return farthest;
    }

    /** From a point to the stretch between two others. */
    static double distance(double[] p, double[] a, double[] b) {
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : Math.clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length, 0.0, 1.0);
        double x = p[0] - a[0] - along * dx;
        double y = p[1] - a[1] - along * dy;
        return Math.sqrt(x * x + y * y);
    }
}
