package tabard.bots;

import java.util.ArrayList;
import java.util.List;

/** A line of play: a choice, the choices of the same seat that followed up to the first draw, and how good the position looked then. */
final class Line<A> {
    private final List<A> parts = new ArrayList<>(4);
    private double sum;
    private int times;
    private boolean branched;
    private boolean drawn;

    Line(A first) {
        parts.add(first);
    }

    List<A> parts() {
        return parts;
    }

    /** Goes on with one of so many options. */
    void add(A taken, int options) {
        parts.add(taken);
        branched |= options > 1;
    }

    /** Something was drawn. */
    void draw() {
        drawn = true;
    }

    boolean drawn() {
        return drawn;
    }

    /** Whether it would lead to the same position every time. */
    boolean sure() {
        return !branched && !drawn;
    }

    void learn(double look) {
        sum += look;
        times++;
    }

    double mean() {
        return sum / times;
    }
}
