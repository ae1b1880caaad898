package tabard.bots;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import tabard.table.Bot;
import tabard.table.Refusal;

/** The bots by the words that commands and tables call them by. */
public final class Bots {
    private static final Map<String, LongFunction<Bot>> MAKERS = new LinkedHashMap<>();

    static {
        MAKERS.put("random", RandomBot::new);
        MAKERS.put("greedy", GreedyBot::new);
        MAKERS.put("search", seed -> new SearchBot(seed, 1));
    }

    private Bots() {}

    /** Those that the inn offers as company; the others are for trials. */
    public static List<String> company() {
        return List.of("random", "greedy");
    }

    public static List<String> words() {
        return List.copyOf(MAKERS.keySet());
    }

    /** A bot for one seat of one game; the same seed makes it choose the same. */
    public static Bot named(String word, long seed) {
        var maker = MAKERS.get(word);
        if (maker == null) {
            throw Refusal.unknown("bot.unknown", word, words());
        }
        return maker.apply(seed);
    }
}
