package tabard.bots;

import java.util.List;

/** What might be chosen: one answer, several in a row, or none; how good it looks at once, and how its rollouts went. */
final class Candidate<A> {
    private final List<A> parts;
    private final double looks;
    private int rollouts;
    private double total;
    private double spread;
    private double leads;
    private double squares;

    Candidate(List<A> parts, double looks) {
        this.parts = List.copyOf(parts);
        this.looks = looks;
    }

    List<A> parts() {
        return parts;
    }

    double looks() {
        return looks;
    }

    int rollouts() {
        return rollouts;
    }

    void learn(double outcome, double lead) {
        rollouts++;
        total += outcome;
        spread += outcome * outcome;
        leads += lead;
        squares += lead * lead;
    }

    /** The mean outcome of its rollouts, or how it looks at once if there was none. */
    double outcome() {
        return rollouts == 0 ? looks : total / rollouts;
    }

    /** The standard error of that mean; nothing is known of it before the second rollout. */
    double uncertainty() {
        return rollouts < 2 ? 0 : error(total, spread);
    }

    /** By how much it did better than the usual candidate, on average. */
    double lead() {
        return rollouts == 0 ? 0 : leads / rollouts;
    }

    /** Whether it did as well as the usual candidate in every determinization. */
    boolean same() {
        return rollouts > 1 && squares == 0;
    }

    /** The standard error of the lead. */
    double error() {
        return rollouts < 2 ? Double.POSITIVE_INFINITY : error(leads, squares);
    }

    private double error(double sum, double sumOfSquares) {
        return Math.sqrt(Math.max(0, sumOfSquares - sum * sum / rollouts) / (rollouts - 1) / rollouts);
    }
}
