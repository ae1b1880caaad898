package tabard.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabard.arena.Plan;
import tabard.table.Budget;

/** How long bots may think before they decide; what is not said has no limit, and if nothing is said, the usual ones hold. */
final class Thinking {
    @Option(names = "--tries", paramLabel = "N", description = "How many looks ahead a bot may take before it decides.")
    private @Nullable Integer tries;

    @Option(names = "--nodes", paramLabel = "N", description = "How many positions a bot may go through, or remember.")
    private @Nullable Integer nodes;

    @Option(names = "--millis", paramLabel = "N", description = "How many milliseconds a bot may think.")
    private @Nullable Integer millis;

    Budget budget() {
        return budget(Plan.THINKING);
    }

    Budget budget(Budget usual) {
        if (tries == null && nodes == null && millis == null) {
            return usual;
        }
        var counted = new Budget(Budget.NO_LIMIT, limit("--tries", tries), limit("--nodes", nodes));
        return millis == null ? counted : counted.within(Duration.ofMillis(limit("--millis", millis)));
    }

    private static int limit(String option, @Nullable Integer most) {
        if (most == null) {
            return Integer.MAX_VALUE;
        }
        At.least(1, option, most);
        return most;
    }
}
