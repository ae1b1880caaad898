package tabard.bots;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Named;

/** The pilgrims who play at the inn, from the easiest to the hardest: each is a way to choose, and the time it takes over a choice. */
public enum Level implements Named {
    MILLER(MillerBot::new, Budget.tries(1)),
    PRIORESS(GreedyBot::new, Budget.tries(5_000).within(Duration.ofMillis(800))),
    CLERK(seed -> new SearchBot(seed, 1), Budget.time(Duration.ofMillis(300))),
    WIFE_OF_BATH(seed -> new SearchBot(seed, 1), Budget.time(Duration.ofSeconds(2)));

    /** Whom one meets who has not asked for anybody. */
    public static final Level USUAL = PRIORESS;

    private final LongFunction<Bot> maker;
    private final Budget budget;

    Level(LongFunction<Bot> maker, Budget budget) {
        this.maker = maker;
        this.budget = budget;
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Level::word).toList();
    }

    /** How long it thinks about one choice. */
    public Budget budget() {
        return budget;
    }

    /** For one seat of one game. Its budget is its own, whatever budget it is given: that is what makes the level. */
    public Bot bot(long seed) {
        return new FixedBudget(maker.apply(seed), budget);
    }
}
