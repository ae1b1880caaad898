package tabard.campaign.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The outlines of a map, edge by edge. All turn the same way, so that a border is an edge of one territory and, the other way round, of
 * its neighbour. Corners are whole numbers, so that corners are the same or are not.
 */
final class Outlines {
    /** Nobody's: the sea. */
    static final int SEA = -1;

    private static final int BITS = 24;
    private static final int WIDEST = 1 << (BITS / 2);

    private final List<Territory> territories;
    private final Map<Long, Integer> owners = new HashMap<>();

    Outlines(List<Territory> territories) {
        this.territories = territories;
        for (var territory : territories) {
            var polygon = territory.polygon();
            for (int k = 0; k < polygon.length; k++) {
                owners.putIfAbsent(edge(polygon[k], after(polygon, k)), territory.ordinal());
            }
        }
    }

    static double[] after(double[][] polygon, int k) {
        return polygon[k + 1 == polygon.length ? 0 : k + 1];
    }

    static int corner(double[] point) {
        return ((int) point[0]) * WIDEST + (int) point[1];
    }

    static long edge(double[] from, double[] to) {
        return ((long) corner(from) << BITS) | corner(to);
    }

    /** Who has this edge, walked this way. */
    int owner(double[] from, double[] to) {
        return owners.getOrDefault(edge(from, to), SEA);
    }

    /** Who lies beyond the edge that begins at a corner. */
    int beyond(double[][] polygon, int k) {
        return owner(after(polygon, k), polygon[k]);
    }

    /** Twice the area; above 0 for outlines that turn as all should. */
    static double area(double[][] polygon) {
        double sum = 0;
        for (int k = 0; k < polygon.length; k++) {
            var next = after(polygon, k);
            sum += polygon[k][0] * next[1] - next[0] * polygon[k][1];
        }
        return sum;
    }

    /** Part of an outline, corners at both ends included, along which the same territory, or the sea, lies beyond. */
    record Arc(int beyond, double[][] line) {}

    List<Arc> arcs(double[][] polygon) {
        int n = polygon.length;
        int first = 0;
        while (first < n - 1 && beyond(polygon, first) == beyond(polygon, (first + n - 1) % n)) {
            first++;
        }
        var arcs = new ArrayList<Arc>();
        for (int from = first; from < first + n; ) {
            int beyond = beyond(polygon, from % n);
            var line = new ArrayList<double[]>(List.of(polygon[from % n]));
            while (from < first + n && beyond(polygon, from % n) == beyond) {
                line.add(after(polygon, from++ % n));
            }
            arcs.add(new Arc(beyond, line.toArray(double[][]::new)));
        }
        return arcs;
    }

    List<Border> borders() {
        var borders = new ArrayList<Border>();
        for (var territory : territories) {
            var lines = new LinkedHashMap<Integer, List<double[][]>>();
            for (var arc : arcs(territory.polygon())) {
                lines.computeIfAbsent(arc.beyond, _ -> new ArrayList<>()).add(arc.line);
            }
            lines.keySet().stream()
                    .filter(other -> other > territory.ordinal())
                    .sorted()
                    .forEach(other -> borders.add(new Border(
                            territory.ordinal(),
                            other,
                            (territory.closed() & Place.ALL.get(other).bit()) != 0,
                            List.copyOf(lines.getOrDefault(other, List.of())))));
        }
        return List.copyOf(borders);
    }

    /** The lines between land and sea, each closed, the longest first; where one touches itself, it is walked through that corner. */
    List<double[][]> coasts() {
        var next = new LinkedHashMap<Integer, List<double[]>>();
        for (var territory : territories) {
            var polygon = territory.polygon();
            for (int k = 0; k < polygon.length; k++) {
                if (beyond(polygon, k) == SEA) {
                    next.computeIfAbsent(corner(polygon[k]), _ -> new ArrayList<>())
                            .add(after(polygon, k));
                }
            }
        }
        var coasts = new ArrayList<double[][]>();
        for (int start : List.copyOf(next.keySet())) {
            var line = new ArrayList<double[]>();
            int at = start;
            while (!next.getOrDefault(at, List.of()).isEmpty()) {
                line.add(next.getOrDefault(at, List.of()).removeFirst());
                at = corner(line.getLast());
            }
            if (!line.isEmpty()) {
                coasts.add(line.toArray(double[][]::new));
            }
        }
        coasts.sort((a, b) -> Double.compare(Math.abs(area(b)), Math.abs(area(a))));
        return coasts;
    }
}
