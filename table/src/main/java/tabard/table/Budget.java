package tabard.table;

import java.io.Serializable;
import java.time.Duration;

/**
 * How long a bot may think: a time, a number of tries, a number of nodes, or whichever runs out first. A try is one look ahead; the nodes are
 * the positions that its tree remembers, or that it met in its looks ahead.
 */
public record Budget(Duration time, int tries, int nodes) implements Serializable {
    public static final Duration NO_LIMIT = Duration.ofDays(1);
    private static final int ANY = Integer.MAX_VALUE;

    public static Budget tries(int tries) {
        return new Budget(NO_LIMIT, tries, ANY);
    }

    public static Budget nodes(int nodes) {
        return new Budget(NO_LIMIT, ANY, nodes);
    }

    public static Budget time(Duration time) {
        return new Budget(time, ANY, ANY);
    }

    public Budget within(Duration most) {
        return new Budget(time.compareTo(most) < 0 ? time : most, tries, nodes);
    }

    /** The same for each of so many. */
    public Budget shared(int among) {
        return new Budget(time.dividedBy(among), tries / among, nodes / among);
    }
}
