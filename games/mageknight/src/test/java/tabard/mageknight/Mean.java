package tabard.mageknight;

import java.util.*;

/** A mean, and the half of its interval at 95 %. */
record Mean(double mean, double error, int count) {
    private static final double SURE = 1.96;

    static Mean of(List<? extends Number> each) {
        double mean = each.stream().mapToDouble(Number::doubleValue).average().orElse(0);
        double squares = each.stream()
                .mapToDouble(one -> (one.doubleValue() - mean) * (one.doubleValue() - mean))
                .sum();
        double error = SURE * Math.sqrt(squares / Math.max(1, each.size() - 1) / Math.max(1, each.size()));
        return new Mean(mean, error, each.size());
    }

    /** By how much it is more than the other. */
    Mean over(Mean other) {
        return new Mean(mean - other.mean, Math.hypot(error, other.error), Math.min(count, other.count));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.2f ± %.2f (%d)", mean, error, count);
    }
}
