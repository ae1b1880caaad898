package tabard.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import tabard.table.Bot;
import tabard.table.Refusal;

/** The bots by the words that commands and tables call them by: the ways to choose, for trials, and the pilgrims, who take their own time. */
public final class Bots {
    private static final Map<String, LongFunction<Bot>> WAYS = new LinkedHashMap<>();

    static {
        WAYS.put("random", RandomBot::new);
        WAYS.put("greedy", GreedyBot::new);
        WAYS.put("search", seed -> new SearchBot(seed, 1));
    }

    private Bots() {}

    /** Those that think as long as they are told to: with a number of tries the same seed gives the same game. */
    public static List<String> ways() {
        return List.copyOf(WAYS.keySet());
    }

    /** All of them. */
    public static List<String> words() {
        var words = new ArrayList<>(ways());
        words.addAll(Level.words());
        return List.copyOf(words);
    }

    /** A bot for one seat of one game; the same seed makes it choose the same, unless the clock stops it earlier or later. */
    public static Bot named(String word, long seed) {
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
