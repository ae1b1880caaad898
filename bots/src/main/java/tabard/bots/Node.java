package tabard.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What one seat has learnt about a moment that it can tell from others: how often it came, and what its own choices there led to. */
final class Node {
    private final Map<Object, Node> next = new HashMap<>(4);
    private int visits;
    private int offered;
    private double total;

    int visits() {
        return visits;
    }

    /** The mean of what came of it, between 0 and 1. */
    double value() {
        return visits == 0 ? 0 : total / visits;
    }

    void learn(double outcome) {
        visits++;
        total += outcome;
    }

    @Nullable
    Node after(Object observed) {
        return next.get(observed);
    }

    Node add(Object observed) {
        return next.computeIfAbsent(observed, _ -> new Node());
    }

    /** How the search behaves: how curious it is, and how quickly a node opens more options. */
    record Widening(double exploration, double width) {
        int open(int visits) {
            return 4 + (int) (width * Math.sqrt(visits));
        }
    }

    /**
     * The option to try now: one that is new, as long as there are not too many for the visits so far; else the one with the highest
     * ucb. Options that were not offered every time are compared by how often they were.
     */
    <A> A choose(List<A> options, RandomGenerator dice, Widening widening) {
        int known = 0;
        @Nullable A best = null;
        double most = Double.NEGATIVE_INFINITY;
        int unknown = 0;
        @Nullable A fresh = null;
        for (var option : options) {
            var node = next.get(option);
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
