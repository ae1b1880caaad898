package tabard.arena;

import java.util.Locale;

/** So many of so many, with the interval that holds the true share in 95 of 100 such samples (Wilson's). */
public record Share(long part, long whole) {
    private static final double Z = 1.959964;

    public double value() {
        return whole == 0 ? 0 : (double) part / whole;
    }

    public double low() {
        return whole == 0 ? 0 : Math.max(0, middle() - reach());
    }

    public double high() {
        return whole == 0 ? 1 : Math.min(1, middle() + reach());
    }

    private double middle() {
        return (value() + Z * Z / (2 * whole)) / (1 + Z * Z / whole);
    }

    private double reach() {
        double spread = value() * (1 - value()) / whole + Z * Z / (4.0 * whole * whole);
        return Z * Math.sqrt(spread) / (1 + Z * Z / whole);
    }

    /** "49.9 % (48.9–50.9)" */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f %% (%.1f–%.1f)", 100 * value(), 100 * low(), 100 * high());
    }
}
