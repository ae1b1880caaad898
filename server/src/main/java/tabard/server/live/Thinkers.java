package tabard.server.live;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;
import tabard.bots.Level;

/** The bots of the house. They think on a few threads of their own, so that tables never wait for each other's bots. */
public final class Thinkers implements AutoCloseable {
    private final FairTurns turns = new FairTurns();
    private final ExecutorService pool;
    private final BotBench bench;
    private volatile LongConsumer waited = _ -> {};

    public Thinkers(int threads, BotBench bench) {
        this.bench = bench;
        this.pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("thinker-", 0).daemon().factory());
        for (int i = 0; i < threads; i++) {
            pool.execute(this::work);
        }
    }

    private void work() {
        while (!pool.isShutdown()) {
            try {
                turns.take().run();
                Thread.interrupted(); // who was stopped a moment too late stops nobody else
            } catch (InterruptedException stoppedOrClosing) {
                // the loop knows which
            }
        }
    }

    /** Is told from now on how long each thought has waited, in nanoseconds. */
    void timed(LongConsumer other) {
        waited = other;
    }

    /** How many thoughts wait for a thread. */
    public int waiting() {
        return turns.size();
    }

    /** Those that the inn offers as company. */
    public List<String> names() {
        return bench.names();
    }

    /** Who takes the place of a person whose time has run out. */
    public String standIn() {
        return Level.USUAL.word();
    }

    /** The same name, if somebody has it. */
    public String known(String name) {
        return bench.known(name);
    }

    BotBench bench() {
        return bench;
    }

    /** Runs when one of the threads is free and it is the turn of whom it is for; it is stopped by interrupting it. */
    Future<?> submit(String whose, Runnable thought) {
        long since = System.nanoTime();
        return turns.put(whose, () -> {
            waited.accept(System.nanoTime() - since);
            thought.run();
        });
    }

    /** Runs when a thread is free and no table waits for a bot. */
    Future<?> spare(Runnable thought) {
        return turns.putSpare(thought);
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
