package tabard.server.live;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.bots.Bots;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Seen;

/** The bots of the house. They think on a few threads of their own, so that tables never wait for each other's bots. */
public final class Thinkers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);
    private static final Budget BUDGET = new Budget(Duration.ofMillis(800), 5_000);

    private final ExecutorService pool;
    private final SecureRandom seeds = new SecureRandom();

    public Thinkers(int threads) {
        this.pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("thinker-", 0).daemon().factory());
    }

    public List<String> names() {
        return Bots.company();
    }

    /** Who takes the place of a person whose time has run out. */
    String standIn() {
        return names().getLast();
    }

    public String known(String name) {
        Bots.named(name, 0);
        return name;
    }

    /** A bot that fails takes the option a clock would take: a game never hangs on it. */
    <S, A extends Action> void choose(String name, Game<S, A> game, Seen<S> seen, Ask<A> ask, Consumer<A> then) {
        var bot = Bots.named(name, seeds.nextLong());
        think(
                name,
                game,
                () -> bot.choose(game, seen, ask, BUDGET),
                () -> ask.options().getFirst(),
                then);
    }

    /** A bot that fails does not step in. */
    <S, A extends Action> void stepIn(
            String name, Game<S, A> game, Seen<S> seen, Ask<A> ask, Consumer<Optional<A>> then) {
        var bot = Bots.named(name, seeds.nextLong());
        think(name, game, () -> bot.stepIn(game, seen, ask, BUDGET), Optional::empty, then);
    }

    private <T> void think(String name, Game<?, ?> game, Supplier<T> thought, Supplier<T> otherwise, Consumer<T> then) {
        pool.execute(() -> {
            T chosen;
            try {
                chosen = thought.get();
            } catch (RuntimeException failure) {
                LOG.error("event=bot-failed bot={} game={}", name, game.info().rules(), failure);
                chosen = otherwise.get();
            }
            try {
                then.accept(chosen);
            } catch (Refusal closing) {
                LOG.debug("event=thought-while-closing bot={}", name);
            }
        });
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
