package tabard.server.live;

import java.lang.ref.SoftReference;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.bots.Hint;
import tabard.bots.outside.Stranger;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Seen;

/**
 * The bot of one seat. It stays the same from question to question, because it may go on from what it thought before; where memory runs
 * short that is forgotten. A new question ends its thoughts about the last.
 */
final class Thinker {
    private static final Logger LOG = LoggerFactory.getLogger(Thinker.class);
    private static final Budget PLAIN = Budget.tries(5_000).within(Duration.ofMillis(800));

    private final Thinkers house;
    private final String whose;
    private final String name;
    private final Object thought = new Object();
    private SoftReference<Bot> kept = new SoftReference<>(null);
    private @Nullable Stranger stranger;
    private @Nullable Future<?> running;

    /** Whose: for whom it thinks, in turn with those who think for others. */
    Thinker(Thinkers house, String whose, String name) {
        this.house = house;
        this.whose = whose;
        this.name = name;
    }

    String name() {
        return name;
    }

    /** A bot that fails takes the option a clock would take: a game never hangs on it. */
    <S, A extends Action> void choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Consumer<A> then) {
        think(
                game,
                () -> bot().choose(game, seen, ask, PLAIN),
                () -> ask.options().getFirst(),
                then);
    }

    /** A bot that fails does not step in. */
    <S, A extends Action> void stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Consumer<Optional<A>> then) {
        think(game, () -> bot().stepIn(game, seen, ask, PLAIN), Optional::empty, then);
    }

    /** For a person who asks; a bot that fails has nothing to say. */
    <S, A extends Action> void advise(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget, Consumer<List<Hint<A>>> then) {
        think(game, () -> house.bench().adviser().hints(game, seen, ask, budget), List::of, then);
    }

    private <T> void think(Game<?, ?> game, Supplier<T> way, Supplier<T> otherwise, Consumer<T> then) {
        stop();
        running = house.submit(whose, () -> {
            T chosen;
            synchronized (thought) { // what was stopped may need a moment to notice it
                try {
                    chosen = way.get();
                } catch (RuntimeException | StackOverflowError failure) {
                    LOG.error(
                            "event=bot-failed bot={} game={}", name, game.info().rules(), failure);
                    chosen = otherwise.get();
                }
            }
            if (!Thread.interrupted()) {
                tell(then, chosen);
            }
        });
    }

    private <T> void tell(Consumer<T> then, T chosen) {
        try {
            then.accept(chosen);
        } catch (Refusal closing) {
            LOG.debug("event=thought-while-closing bot={}", name);
        }
    }

    private Bot bot() {
        var there = stranger == null ? kept.get() : stranger;
        if (there == null) {
            there = house.bench().bot(name);
            kept = new SoftReference<>(there);
            stranger = there instanceof Stranger from ? from : null; // it has a process, and is not made anew
        }
        return there;
    }

    boolean thinks() {
        return running != null && !running.isDone();
    }

    /** Nobody waits for the answer any more. */
    void stop() {
        if (running != null) {
            running.cancel(true);
            running = null;
        }
    }

    /** The table needs it no longer. It may still be about to notice that it was stopped. */
    void leave() {
        stop();
        Thread.startVirtualThread(() -> {
            synchronized (thought) {
                if (stranger != null) {
                    house.bench().leave(stranger);
                    stranger = null;
                    kept.clear();
                }
            }
        });
    }
}
