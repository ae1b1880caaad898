package tabard.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A node of one seat's tree: a moment that this seat can tell from others, how often it was visited, and the outcomes from there. Most nodes are
 * followed by none or by one, and hundreds of thousands are kept: so there is a map only where there are more.
 */
final class Node {
    private @Nullable Object first;
    private @Nullable Node afterFirst;
    private @Nullable Map<Object, Node> others;
    private int visits;
    private int offered;
    private double total;
    private double squares;

    int visits() {
        return visits;
    }

    /** The mean outcome, between 0 and 1. */
    double value() {
        return visits == 0 ? 0 : total / visits;
    }

    /** The sum of the squares of the outcomes: how far they lie apart. */
    double squares() {
        return squares;
    }

    void learn(double outcome) {
        visits++;
        total += outcome;
        squares += outcome * outcome;
    }

    @Nullable
    Node after(Object observed) {
        return observed.equals(first) ? afterFirst : others == null ? null : others.get(observed);
    }

    Node add(Object observed) {
        var known = after(observed);
        if (known != null) {
            return known;
        }
        var node = new Node();
        if (afterFirst == null) {
            first = observed;
            afterFirst = node;
        } else {
            others = others == null ? new HashMap<>(4) : others;
            others.put(observed, node);
        }
        return node;
    }

    /** The exploration constant of UCB, and progressive widening: how many options a node may have open after so many visits. */
    record Widening(double exploration, double width) {
        int open(int visits) {
            return 4 + (int) (width * Math.sqrt(visits));
        }
    }

    /**
     * The option to try now: a new one at random, as long as widening allows; else the one with the highest upper confidence bound (UCB). An
     * option is not offered at every visit, so that its bound counts the times it was offered instead of the visits.
     */
    <A> A choose(List<A> options, RandomGenerator dice, Widening widening) {
        int known = 0;
        @Nullable A best = null;
        double most = Double.NEGATIVE_INFINITY;
        int unknown = 0;
        @Nullable A fresh = null;
        for (var option : options) {
            var node = after(option);
            if (node == null) {
                if (dice.nextInt(++unknown) == 0) {
                    fresh = option;
                }
            } else {
                known++;
                node.offered++;
                double ucb = node.ucb(widening.exploration);
                if (ucb > most) {
                    most = ucb;
                    best = option;
                }
            }
        }
        return fresh != null && (best == null || known < widening.open(visits)) ? fresh : Objects.requireNonNull(best);
    }

    private double ucb(double exploration) {
        return visits == 0
                ? Double.POSITIVE_INFINITY
                : total / visits + exploration * Math.sqrt(Math.log(offered + 1.0) / visits);
    }
}
