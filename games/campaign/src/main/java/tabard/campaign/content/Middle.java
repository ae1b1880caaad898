package tabard.campaign.content;

import java.util.Arrays;

/** Where the label of a territory stands: in the middle of the largest ellipse of a label's shape that lies within it. */
public final class Middle {
    /** A label is so many times as wide as high. */
    private static final double WIDE = 1.7;

    private static final int GRID = 12;
    private static final int ROUNDS = 5;

    private Middle() {}

    /** The territory with label and room, found where the file gives none. */
    static Territory found(Territory territory) {
        var polygon = territory.polygon();
        if (polygon.length < 3) {
            return territory;
        }
        var label = territory.label().length == 2 ? territory.label() : label(polygon);
        var room = territory.room().length == 2 ? territory.room() : room(label, polygon);
        return territory.with(polygon, label, room);
    }

    /** The point with the most room around it: of a grid first, then of ever finer ones around the best. */
    public static double[] label(double[][] outline) {
        var polygon = squeezed(outline);
        double[] low = polygon[0].clone();
        double[] high = polygon[0].clone();
        for (var point : polygon) {
            for (int axis = 0; axis < 2; axis++) {
                low[axis] = Math.min(low[axis], point[axis]);
                high[axis] = Math.max(high[axis], point[axis]);
            }
        }
        double[] best = polygon[0];
        double most = -1;
        for (int round = 0; round < ROUNDS; round++) {
            double stepX = (high[0] - low[0]) / GRID;
            double stepY = (high[1] - low[1]) / GRID;
            for (int i = 1; i < GRID; i++) {
                for (int j = 1; j < GRID; j++) {
                    double[] point = {low[0] + i * stepX, low[1] + j * stepY};
                    double free = Fitting.inside(point, polygon) ? free(point, polygon) : -1;
                    if (free > most) {
                        most = free;
                        best = point;
                    }
                }
            }
            low = new double[] {best[0] - 2 * stepX, best[1] - 2 * stepY};
            high = new double[] {best[0] + 2 * stepX, best[1] + 2 * stepY};
        }
        return new double[] {Math.rint(best[0] * WIDE), Math.rint(best[1])};
    }

    /** Half the width and half the height of the ellipse around a point that no border enters. */
    public static double[] room(double[] label, double[][] outline) {
        double free = free(new double[] {label[0] / WIDE, label[1]}, squeezed(outline));
        return new double[] {Math.floor(free * WIDE), Math.floor(free)};
    }

    /** As narrow as a label is high: there an ellipse is a circle. */
    private static double[][] squeezed(double[][] outline) {
        return Arrays.stream(outline)
                .map(point -> new double[] {point[0] / WIDE, point[1]})
                .toArray(double[][]::new);
    }

    private static double free(double[] point, double[][] polygon) {
        double least = Double.MAX_VALUE;
        for (int k = 0; k < polygon.length; k++) {
            least = Math.min(least, Thinning.distance(point, polygon[k], Outlines.after(polygon, k)));
        }
        return least;
    }
}
