package tabard.arena;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import tabard.bots.Bots;
import tabard.bots.loop.SimulatedGame;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * What is to be played: how the game is set up, which bot sits in each seat (one word seats it everywhere), how many games, the seed
 * that all luck comes from, on how many threads, whether the seat that decides is shown a view each time, as a page would be, and how
 * long a bot may think about a decision.
 */
public record Plan(
        Options options, List<String> bots, int games, long seed, int threads, boolean views, Budget thinking)
        implements Serializable {
    /** Counted, not timed: so that the same seed gives the same games. */
    public static final Budget THINKING = new Budget(Budget.NO_LIMIT, 4_000, 20_000);

    public Plan(Options options, List<String> bots, int games, long seed, int threads, boolean views) {
        this(options, bots, games, seed, threads, views, THINKING);
    }

    public Plan {
        if (bots.size() == 1) {
            bots = Collections.nCopies(options.seats(), bots.getFirst());
        }
        if (bots.size() != options.seats()) {
            throw new Refusal(Said.of("bot.count", options.seats(), bots.size()));
        }
        for (String word : bots) {
            Bots.named(word, seed); // refuses a word that names no bot
        }
        bots = List.copyOf(bots);
    }

    /** Of one game among many: its own, so that it matters not who plays it or when. The first game has the seed of the plan. */
    long seed(int game) {
        long z = seed + game * 0x9E3779B97F4A7C15L;
        return game == 0 ? seed : mixed(z);
    }

    /** One game of this plan. */
    <S, A extends Action> SimulatedGame<S, A> simulated(Game<S, A> game, long seed, Watcher<S, A> watcher) {
        var makers = bots.stream()
                .<LongFunction<Bot>>map(word -> own -> Bots.named(word, own))
                .toList();
        return new SimulatedGame<>(game, options, thinking, views, makers, seed, watcher);
    }

    /** Spreads neighbouring numbers far apart (the finisher of SplitMix64). */
    private static long mixed(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
