package tabard.table;

import java.time.Duration;

/** How long a bot may think: a time, a number of tries, or whichever runs out first. */
public record Budget(Duration time, int tries) {
    public static Budget tries(int tries) {
        return new Budget(Duration.ofDays(1), tries);
    }

    public static Budget time(Duration time) {
        return new Budget(time, Integer.MAX_VALUE);
    }
}
