package tabard.arena;

import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Threads;
import tabard.arena.engine.Work;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Game;

/** Plays many games of one kind. The same plan gives the same results, however many threads there are. */
public final class Simulation<S, A extends Action> {
    private static final int WORTH_WARMING = 1_000;
    private static final long WARM_NANOS = 4_000_000_000L;

    private final Game<S, A> game;
    private final Plan plan;
    private final Watcher.Each<S, A> watchers;

    private Simulation(Game<S, A> game, Plan plan, Watcher.Each<S, A> watchers) {
        this.game = game;
        this.plan = plan;
        this.watchers = watchers;
    }

    /** Plays what is planned, and measures how fast; progress hears from time to time how many games are over. */
    public static <S, A extends Action> Results run(Game<S, A> game, Plan plan, IntConsumer progress) {
        var simulation = new Simulation<>(game, plan, Watcher.<S, A>nobody());
        if (plan.games() >= WORTH_WARMING) {
            simulation.warmUp();
        }
        return simulation.run(progress);
    }

    /** On the threads of this machine: a watcher sees every game of it. */
    public static <S, A extends Action> Results run(
            Game<S, A> game, Plan plan, Watcher.Each<S, A> watchers, IntConsumer progress) {
        return new Simulation<>(game, plan, watchers).run(progress);
    }

    /** Wherever this engine plays. */
    public static <S, A extends Action> Results run(Engine engine, Game<S, A> game, Plan plan, IntConsumer progress) {
        long start = System.nanoTime();
        var sum = new Totals(plan.options().seats());
        var blocks = Block.of(plan, 0, engine.hands()).stream()
                .map(block -> new Unwatched(plan, block))
                .toList();
        var counted = new AtomicInteger();
        engine.all(game, blocks, totals -> progress.accept(counted.addAndGet(totals.all())))
                .forEach(sum::add);
        return Results.of(game, plan, sum, (System.nanoTime() - start) / 1e9);
    }

    private Results run(IntConsumer progress) {
        long start = System.nanoTime();
        var sum = new Totals(plan.options().seats());
        // until Java has compiled what is hot, more threads would only run the slow code more often
        int alone = plan.games() / 20;
        sum.add(Threads.each(1, List.<Callable<Totals>>of(() -> play(new Block(0, alone))), _ -> {})
                .getFirst());
        var blocks = Block.of(plan, alone, plan.threads()).stream()
                .<Callable<Totals>>map(block -> () -> play(block))
                .toList();
        var counted = new AtomicInteger(alone);
        Threads.each(plan.threads(), blocks, totals -> progress.accept(counted.addAndGet(totals.all())))
                .forEach(sum::add);
        return Results.of(game, plan, sum, (System.nanoTime() - start) / 1e9);
    }

    /** Games with neighbouring numbers, that one hand plays. */
    record Block(int from, int end) implements Serializable {
        private static final int MOST = 100;

        /** Of all games from this one on: enough that no hand waits long for another. */
        static List<Block> of(Plan plan, int from, int hands) {
            int size = Math.clamp(plan.games() / (hands * 8L), 1, MOST);
            var blocks = new ArrayList<Block>();
            for (int first = from; first < plan.games(); first += size) {
                blocks.add(new Block(first, Math.min(first + size, plan.games())));
            }
            return blocks;
        }
    }

    private record Unwatched(Plan plan, Block block) implements Work<Totals> {
        @Override
        public <S, A extends Action> Totals done(Game<S, A> game) {
            return play(game, plan, block, Watcher.nobody());
        }
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

    private Totals play(Block block) {
        return play(game, plan, block, watchers);
    }

    /** A game that breaks off is noted, and the rest goes on. */
    static <S, A extends Action> Totals play(Game<S, A> game, Plan plan, Block block, Watcher.Each<S, A> watchers) {
        long start = cpuTime();
        var totals = new Totals(plan.options().seats());
        for (int number = block.from; number < block.end; number++) {
            long seed = plan.seed(number);
            try {
                var simulated = plan.simulated(game, seed, watchers.game(number, seed));
                totals.add(simulated, simulated.outcome(), game.cooperative(plan.options()));
            } catch (UncheckedIOException e) {
                throw e; // what is written of it, not the game, has failed: it would fail for all others too
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                totals.faults.add(new BrokenGame(number, seed, e.toString()));
            }
        }
        totals.cpuNanos = cpuTime() - start;
        return totals;
    }

    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
