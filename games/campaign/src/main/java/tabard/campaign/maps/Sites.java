package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Points in a disc, from which territories grow. They come in rounds of as many as there are players, each turned onto the next; the last
 * one is the middle. Around the disc stand others, whose land is the sea.
 */
final class Sites {
    private static final int CANDIDATES = 24;
    private static final int RELAXATIONS = 5;

    private final int order;
    private final List<double[]> land = new ArrayList<>();
    private final List<double[]> sea = new ArrayList<>();

    Sites(int order, int rounds, RandomGenerator dice) {
        this.order = order;
        double spacing = Math.sqrt(Math.PI / (order * rounds + 1));
        ring(spacing, dice);
        for (int i = 0; i < rounds; i++) {
            turned(farthest(dice)).forEach(land::add);
        }
        land.add(new double[] {0, 0});
        for (int i = 0; i < RELAXATIONS; i++) {
            relax();
        }
    }

    /** All points of land, the middle last. */
    List<double[]> land() {
        return land;
    }

    /** Land and sea. */
    List<double[]> all() {
        var all = new ArrayList<>(land);
        all.addAll(sea);
        return all;
    }

    private void ring(double spacing, RandomGenerator dice) {
        int each = Math.max(3, (int) Math.round(2 * Math.PI * (1 + spacing / 2) / (order * spacing)));
        for (int i = 0; i < each; i++) {
            double angle = 2 * Math.PI * i / (each * order);
            double radius = 1 + spacing * (0.35 + 0.3 * dice.nextDouble());
            turned(new double[] {radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)})
                    .forEach(sea::add);
        }
    }

    /** A point and what becomes of it when the disc is turned. */
    private List<double[]> turned(double[] point) {
        var all = new ArrayList<double[]>();
        for (int k = 0; k < order; k++) {
            double angle = 2 * Math.PI * k / order;
            double cos = StrictMath.cos(angle);
            double sin = StrictMath.sin(angle);
            all.add(new double[] {point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos});
        }
        return all;
    }

    /** Of some points the one farthest from all others, its own images included. */
    private double[] farthest(RandomGenerator dice) {
        double[] best = {0, 0};
        double most = -1;
        for (int i = 0; i < CANDIDATES; i++) {
            double radius = Math.sqrt(dice.nextDouble());
            double angle = 2 * Math.PI * dice.nextDouble();
            double[] point = {radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)};
            double free = radius;
            for (var other : land) {
                free = Math.min(free, distance(point, other));
            }
            var images = turned(point);
            for (var image : images.subList(1, images.size())) {
                free = Math.min(free, distance(point, image));
            }
            if (free > most) {
                most = free;
                best = point;
            }
        }
        return best;
    }

    /** Lloyd's way: each goes to the middle of its land, which makes lands more even. */
    private void relax() {
        var cells = new ArrayList<double[]>();
        for (int i = 0; i + 1 < land.size(); i += order) {
            turned(Cells.centre(Cells.around(i, all()))).forEach(cells::add);
        }
        for (int i = 0; i < cells.size(); i++) {
            land.set(i, cells.get(i));
        }
    }

    static double distance(double[] a, double[] b) {
        double dx = a[0] - b[0];
        double dy = a[1] - b[1];
        return Math.sqrt(dx * dx + dy * dy);
    }
}
