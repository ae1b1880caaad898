package tabard.arena;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Game;

/** Plays many games of one kind. The same plan gives the same results, however many threads there are. */
public final class Simulation<S, A extends Action> {
    private static final int MOST_IN_BLOCK = 100;
    private static final int WORTH_WARMING = 1_000;
    private static final long WARM_NANOS = 4_000_000_000L;

    private final Game<S, A> game;
    private final Plan plan;
    private final Watcher.Each<S, A> watchers;
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicLong cpuNanos = new AtomicLong();

    private Simulation(Game<S, A> game, Plan plan, Watcher.Each<S, A> watchers) {
        this.game = game;
        this.plan = plan;
        this.watchers = watchers;
    }

    /** Plays what is planned; progress hears from time to time how many games are over. */
    public static <S, A extends Action> Results run(Game<S, A> game, Plan plan, IntConsumer progress) {
        return run(game, plan, Watcher.nobody(), progress);
    }

    public static <S, A extends Action> Results run(
            Game<S, A> game, Plan plan, Watcher.Each<S, A> watchers, IntConsumer progress) {
        return new Simulation<>(game, plan, watchers).run(progress);
    }

    private Results run(IntConsumer progress) {
        if (plan.games() >= WORTH_WARMING) {
            warmUp();
        }
        long start = System.nanoTime();
        var sum = new Totals(plan.options().seats());
        int block = Math.clamp(plan.games() / (plan.threads() * 8L), 1, MOST_IN_BLOCK);
        try (var threads = Executors.newFixedThreadPool(plan.threads())) {
            // until Java has compiled what is hot, more threads would only run the slow code more often
            int alone = plan.games() / 20;
            sum.add(threads.submit(() -> play(0, alone)).get());
            var blocks = new ArrayList<Future<Totals>>();
            for (int from = alone; from < plan.games(); from += block) {
                int first = from;
                int end = Math.min(from + block, plan.games());
                blocks.add(threads.submit(() -> play(first, end)));
            }
            for (var totals : blocks) {
                sum.add(totals.get());
                progress.accept(done.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return Results.of(game, plan, sum, (System.nanoTime() - start) / 1e9, cpuNanos.get() / 1e9);
    }

    /** Games that are not counted, until Java has compiled most of what is hot: otherwise short games would measure the compiler. */
    private void warmUp() {
        var nobody = Watcher.<S, A>nobody();
        long start = cpuTime();
        for (int i = 0; cpuTime() - start < WARM_NANOS; i++) {
            long seed = ~plan.seed(i);
            try {
                plan.simulated(game, seed, nobody.game(i, seed)).outcome();
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                return; // the games that count will report it
            }
        }
    }

    private Totals play(int from, int end) {
        long start = cpuTime();
        var totals = new Totals(plan.options().seats());
        for (int number = from; number < end; number++) {
            play(number, totals);
            done.incrementAndGet();
        }
        cpuNanos.addAndGet(cpuTime() - start);
        return totals;
    }

    /** A game that breaks off is noted, and the rest goes on. */
    private void play(int number, Totals totals) {
        long seed = plan.seed(number);
        try {
            var simulated = plan.simulated(game, seed, watchers.game(number, seed));
            totals.add(simulated, simulated.outcome(), game.cooperative(plan.options()));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            totals.faults.add(new BrokenGame(number, seed, e.toString()));
        }
    }

    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
