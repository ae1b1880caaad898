package tabard.bots;

import java.util.List;

/** What might be chosen, one thing after another, or nothing; how it looks at once, and how it went. */
final class Candidate<A> {
    private final List<A> parts;
    private final double looks;
    private int rollouts;
    private double total;
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
        leads += lead;
        squares += lead * lead;
    }

    /** The mean of what came of it, or how it looks. */
    double outcome() {
        return rollouts == 0 ? looks : total / rollouts;
    }

    /** By how much it went better than the usual one. */
    double lead() {
        return rollouts == 0 ? 0 : leads / rollouts;
    }

    /** Whether it went as the usual one in every determinization. */
    boolean same() {
        return rollouts > 1 && squares == 0;
    }

    /** How far that may be from the truth. */
    double error() {
        return rollouts < 2
                ? Double.POSITIVE_INFINITY
                : Math.sqrt(Math.max(0, squares - leads * leads / rollouts) / (rollouts - 1) / rollouts);
    }
}
