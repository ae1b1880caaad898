package tabard.bots;

import java.util.ArrayList;
import java.util.List;

/** A choice and the choices that followed from it, up to the first lot, and how good it looked then. */
final class Line<A> {
    private final List<A> parts = new ArrayList<>(4);
    private double sum;
    private int times;
    private boolean forked;
    private boolean drawn;

    Line(A first) {
        parts.add(first);
    }

    List<A> parts() {
        return parts;
    }

    /** Another line could have been taken. */
    void fork(A taken, int options) {
        parts.add(taken);
        forked |= options > 1;
    }

    /** A lot was drawn. */
    void draw() {
        drawn = true;
    }

    boolean drawn() {
        return drawn;
    }

    /** Whether it would be the same again. */
    boolean sure() {
        return !forked && !drawn;
    }

    void learn(double look) {
        sum += look;
        times++;
    }

    double mean() {
        return sum / times;
    }
}
