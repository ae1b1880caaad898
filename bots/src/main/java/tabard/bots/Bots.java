package tabard.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import tabard.bots.outside.Strangers;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** The bots by the words that commands and tables call them by: the ways to choose, with the budget they are given, and the levels, with budgets of their own. */
public final class Bots {
    private static final Map<String, LongFunction<Bot>> WAYS = new LinkedHashMap<>();

    static {
        WAYS.put("random", RandomBot::new);
        WAYS.put("greedy", GreedyBot::new);
        WAYS.put("search", seed -> new SearchBot(seed, 1));
        WAYS.put("uct", UctBot::new);
    }

    private Bots() {}

    /** The bots that keep to the budget they are given: with a number of tries the same seed gives the same game. */
    public static List<String> ways() {
        return List.copyOf(WAYS.keySet());
    }

    /** All of them. */
    public static List<String> words() {
        var words = new ArrayList<>(ways());
        words.addAll(Level.words());
        return List.copyOf(words);
    }

    /**
     * A bot for one seat of one game; the same seed makes it choose the same, unless the clock stops it earlier or later. A word such as
     * search@2000 names a bot that takes 2,000 tries over every choice, whatever it is offered: to set budgets against each other. Bots from
     * outside are called by their class or by exec: and a command.
     */
    public static Bot named(String word, long seed) {
        if (Strangers.knows(word)) {
            return Strangers.named(word, seed);
        }
        int sign = word.indexOf('@');
        return sign < 0
                ? plain(word, seed)
                : new FixedBudget(plain(word.substring(0, sign), seed), Budget.tries(tries(word.substring(sign + 1))));
    }

    private static int tries(String number) {
        try {
            int tries = Integer.parseInt(number);
            if (tries > 0) {
                return tries;
            }
        } catch (NumberFormatException _) {
            // refused below
        }
        throw new Refusal(Said.of("bot.tries", number));
    }

    private static Bot plain(String word, long seed) {
        for (var level : Level.values()) {
            if (level.word().equals(word)) {
                return level.bot(seed);
            }
        }
        var maker = WAYS.get(word);
        if (maker == null) {
            throw Refusal.unknown("bot.unknown", word, words());
        }
        return maker.apply(seed);
    }
}
