package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.List;

/** All that lies nearer to one point than to any other (a cell of a Voronoi diagram), cut out with one straight cut for each other point. */
final class Cells {
    private static final double FAR = 3;

    private Cells() {}

    static List<double[]> around(int site, List<double[]> sites) {
        List<double[]> cell = List.of(
                new double[] {-FAR, -FAR}, new double[] {FAR, -FAR}, new double[] {FAR, FAR}, new double[] {-FAR, FAR});
        for (int i = 0; i < sites.size(); i++) {
            if (i != site) {
                cell = cut(cell, sites.get(site), sites.get(i));
            }
        }
        return cell;
    }

    private static List<double[]> cut(List<double[]> cell, double[] mine, double[] other) {
        double nx = other[0] - mine[0];
        double ny = other[1] - mine[1];
        double limit = (nx * (mine[0] + other[0]) + ny * (mine[1] + other[1])) / 2;
        var kept = new ArrayList<double[]>();
        for (int i = 0; i < cell.size(); i++) {
            var a = cell.get(i);
            var b = cell.get((i + 1) % cell.size());
            double beyondA = nx * a[0] + ny * a[1] - limit;
            double beyondB = nx * b[0] + ny * b[1] - limit;
            if (beyondA <= 0) {
                kept.add(a);
            }
            if ((beyondA < 0 && beyondB > 0) || (beyondA > 0 && beyondB < 0)) {
                double along = beyondA / (beyondA - beyondB);
                kept.add(new double[] {a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])});
            }
        }
        return kept;
    }

    static double[] centre(List<double[]> cell) {
        double area = 0;
        double x = 0;
        double y = 0;
        for (int i = 0; i < cell.size(); i++) {
            var a = cell.get(i);
            var b = cell.get((i + 1) % cell.size());
            double part = a[0] * b[1] - b[0] * a[1];
            area += part;
            x += (a[0] + b[0]) * part;
            y += (a[1] + b[1]) * part;
        }
        return new double[] {x / (3 * area), y / (3 * area)};
    }
}
