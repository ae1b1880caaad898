package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.campaign.content.Place;

/** The cells of all land with the corners they share: borders too short to see are drawn together, and the others bent like nature's. */
final class Mesh {
    /** Corners nearer than this are the same one, calculated twice. */
    private static final double SAME = 1e-6;

    /** Borders shorter than this part of what is usual are drawn together. */
    private static final double SHORT = 0.26;

    private static final int MARGIN = 26;
    private static final double FINE = 13;

    private final List<double[]> corners = new ArrayList<>();
    private final List<List<Integer>> cells = new ArrayList<>();

    Mesh(Sites sites) {
        var all = sites.all();
        for (int i = 0; i < sites.land().size(); i++) {
            cells.add(new ArrayList<>(new LinkedHashSet<>(
                    Cells.around(i, all).stream().map(this::corner).toList())));
        }
        drawTogether(SHORT * Math.sqrt(Math.PI / sites.land().size()));
    }

    private int corner(double[] point) {
        for (int i = 0; i < corners.size(); i++) {
            if (Sites.distance(corners.get(i), point) < SAME) {
                return i;
            }
        }
        corners.add(point);
        return corners.size() - 1;
    }

    private void drawTogether(double length) {
        var head = new int[corners.size()];
        for (int i = 0; i < head.length; i++) {
            head[i] = i;
        }
        for (var cell : cells) {
            for (int i = 0; i < cell.size(); i++) {
                int a = cell.get(i);
                int b = cell.get((i + 1) % cell.size());
                if (Sites.distance(corners.get(a), corners.get(b)) < length) {
                    int from = Math.max(head[a], head[b]);
                    int to = Math.min(head[a], head[b]);
                    for (int k = 0; k < head.length; k++) {
                        head[k] = head[k] == from ? to : head[k];
                    }
                }
            }
        }
        var sums = new HashMap<Integer, double[]>();
        for (int i = 0; i < head.length; i++) {
            var sum = sums.computeIfAbsent(head[i], _ -> new double[3]);
            sum[0] += corners.get(i)[0];
            sum[1] += corners.get(i)[1];
            sum[2]++;
        }
        sums.forEach((corner, sum) -> corners.set(corner, new double[] {sum[0] / sum[2], sum[1] / sum[2]}));
        cells.replaceAll(cell -> new ArrayList<>(
                new LinkedHashSet<>(cell.stream().map(i -> head[i]).toList())));
    }

    /** For each cell the cells with which it has an edge in common, as a set of bits. */
    long[] neighbours() {
        Map<List<Integer>, Integer> owners = new HashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            for (var edge : edges(cells.get(i))) {
                owners.put(edge, i);
            }
        }
        var near = new long[cells.size()];
        for (int i = 0; i < near.length; i++) {
            for (var edge : edges(cells.get(i))) {
                Integer other = owners.get(edge.reversed());
                near[i] |= other == null ? 0 : Place.ALL.get(other).bit();
            }
        }
        return near;
    }

    private static List<List<Integer>> edges(List<Integer> cell) {
        var edges = new ArrayList<List<Integer>>();
        for (int i = 0; i < cell.size(); i++) {
            edges.add(List.of(cell.get(i), cell.get((i + 1) % cell.size())));
        }
        return edges;
    }

    /** The outlines in a box, in whole numbers; bend says how much borders wind, 0 is straight. */
    List<double[][]> outlines(double width, double height, double bend, RandomGenerator dice) {
        var placed = placed(width, height);
        Map<List<Integer>, List<double[]>> bent = new HashMap<>();
        var outlines = new ArrayList<double[][]>();
        for (var cell : cells) {
            var outline = new ArrayList<double[]>();
            for (var edge : edges(cell)) {
                var line = bent.get(edge.reversed());
                if (line == null) {
                    line = new ArrayList<>(List.of(placed.get(edge.getFirst())));
                    wind(placed.get(edge.getFirst()), placed.get(edge.getLast()), bend, dice, line);
                    bent.put(edge, line);
                } else {
                    line = line.reversed();
                }
                outline.addAll(line.subList(0, line.size() - 1));
            }
            outlines.add(outline.toArray(double[][]::new));
        }
        return outlines;
    }

    private List<double[]> placed(double width, double height) {
        var used = new ArrayList<double[]>();
        cells.forEach(cell -> cell.forEach(i -> used.add(corners.get(i))));
        double left = Collections.min(used.stream().map(p -> p[0]).toList());
        double right = Collections.max(used.stream().map(p -> p[0]).toList());
        double top = Collections.min(used.stream().map(p -> p[1]).toList());
        double bottom = Collections.max(used.stream().map(p -> p[1]).toList());
        return corners.stream()
                .map(p -> new double[] {
                    Math.rint(MARGIN + (p[0] - left) / (right - left) * (width - 2 * MARGIN)),
                    Math.rint(MARGIN + (p[1] - top) / (bottom - top) * (height - 2 * MARGIN))
                })
                .toList();
    }

    /** Bends a line in its middle, then either half, and so on; the start is in the list already. */
    private static void wind(double[] a, double[] b, double bend, RandomGenerator dice, List<double[]> line) {
        double length = Sites.distance(a, b);
        if (length < FINE) {
            line.add(b);
            return;
        }
        double aside = bend * (dice.nextDouble() - 0.5);
        double[] middle = {
            Math.rint((a[0] + b[0]) / 2 - aside * (b[1] - a[1])), Math.rint((a[1] + b[1]) / 2 + aside * (b[0] - a[0]))
        };
        wind(a, middle, bend, dice, line);
        wind(middle, b, bend, dice, line);
    }
}
