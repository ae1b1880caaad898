package tabard.arena;

import java.util.ArrayList;
import java.util.List;

/** Newton's method for a {@link Fit}; the unknowns are the level and how far each free weight moves, in spreads. */
record Newton(List<Sample> samples, List<Double> old, List<Double> spreads, List<Integer> free, double hold) {
    private static final int MOST_ROUNDS = 50;
    private static final int MOST_HALVINGS = 30;
    private static final double NEAR = 1e-9;
    private static final double NONE = 1e-9;

    Fit fit() {
        var moved = new double[free.size() + 1];
        double loss = loss(moved);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            var step = step(moved);
            var next = moved(moved, step, 1);
            for (int half = 1; loss(next) > loss && half < MOST_HALVINGS; half++) {
                next = moved(
                        moved, step, Math.scalb(1.0, -half)); // too far: where the slope is steep Newton overshoots
            }
            double gain = loss - loss(next);
            if (gain < NEAR) {
                break;
            }
            moved = next;
            loss -= gain;
        }
        return new Fit(weights(moved), moved[0], spreads);
    }

    private static double[] moved(double[] from, double[] step, double part) {
        var to = from.clone();
        for (int i = 0; i < to.length; i++) {
            to[i] += part * step[i];
        }
        return to;
    }

    private double loss(double[] moved) {
        double held = 0;
        for (int i = 1; i < moved.length; i++) {
            held += hold * moved[i] * moved[i] / 2;
        }
        double games = samples.stream().mapToDouble(Sample::weight).sum();
        return held + games * new Fit(weights(moved), moved[0], spreads).loss(samples);
    }

    private List<Double> weights(double[] moved) {
        var weights = new ArrayList<>(old);
        for (int i = 0; i < free.size(); i++) {
            int feature = free.get(i);
            weights.set(feature, old.get(feature) + moved[i + 1] / spreads.get(feature));
        }
        return weights;
    }

    private double[] step(double[] moved) {
        int n = moved.length;
        var weights = weights(moved);
        var slope = new double[n];
        var bend = new double[n][n];
        var x = new double[n];
        for (var sample : samples) {
            double p = Fit.chance(moved[0] + Fit.sum(sample, weights));
            double bent = sample.weight() * Math.max(p * (1 - p), NONE);
            x[0] = 1;
            for (int i = 1; i < n; i++) {
                int feature = free.get(i - 1);
                x[i] = sample.measures()[feature] / spreads.get(feature);
            }
            for (int i = 0; i < n; i++) {
                slope[i] += sample.weight() * (sample.share() - p) * x[i];
                for (int j = 0; j <= i; j++) {
                    bend[i][j] += bent * x[i] * x[j];
                }
            }
        }
        bend[0][0] += NONE;
        for (int i = 1; i < n; i++) {
            slope[i] -= hold * moved[i];
            bend[i][i] += hold;
        }
        return solve(bend, slope);
    }

    /** By Cholesky decomposition; only the lower half of the matrix is read. */
    private static double[] solve(double[][] matrix, double[] right) {
        int n = right.length;
        var x = right.clone();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= matrix[i][k] * matrix[j][k];
                }
                matrix[i][j] = i == j ? Math.sqrt(sum) : sum / matrix[j][j];
            }
            for (int k = 0; k < i; k++) {
                x[i] -= matrix[i][k] * x[k];
            }
            x[i] /= matrix[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                x[i] -= matrix[k][i] * x[k];
            }
            x[i] /= matrix[i][i];
        }
        return x;
    }
}
