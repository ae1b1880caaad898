package tabard.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Threads;
import tabard.arena.engine.Work;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * Work is sent in loads, each a job of its own: what comes back is heard at once, and what was lost with a machine is done again by
 * another. Nobody remembers anything between two loads, so it matters not who does which.
 */
final class SparkEngine implements Engine {
    private static final int AT_LEAST = 32; // machines may still join
    private static final int LOADS = 256;
    private static final int MOST_IN_LOAD = 50;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    private final String master;
    private final JavaSparkContext spark;
    private final Luggage luggage;

    SparkEngine(String master, JavaSparkContext spark, Luggage luggage) {
        this.master = master;
        this.spark = spark;
        this.luggage = luggage;
    }

    /** As soon as somebody works there. */
    static SparkEngine staffed(String master, JavaSparkContext spark, Luggage luggage) {
        long start = System.nanoTime();
        while (spark.statusTracker().getExecutorInfos().length < 2) { // one of them is this program
            if (spark.sc().isStopped()) { // somebody listens there, but is no master
                throw new Refusal(Said.of("engine.silent", master));
            }
            if (System.nanoTime() - start > PATIENCE) {
                spark.close();
                throw new Refusal(Said.of("engine.no-worker", master));
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
        return new SparkEngine(master, spark, luggage);
    }

    /** Some pieces of work, and which game they are about. */
    private record Load<T extends Serializable>(String rules, List<Work<T>> work) implements Serializable {
        List<T> done() {
            var game = GameShelf.game(rules);
            return work.stream().map(one -> one.done(game)).toList();
        }
    }

    @Override
    public <T extends Serializable> List<T> all(
            Game<?, ?> game, List<? extends Work<T>> work, Consumer<? super T> heard) {
        int size = Math.clamp(work.size() / LOADS, 1, MOST_IN_LOAD);
        var loads = new ArrayList<Callable<List<T>>>();
        for (int from = 0; from < work.size(); from += size) {
            var load = new Load<T>(
                    game.info().rules(), List.copyOf(work.subList(from, Math.min(from + size, work.size()))));
            loads.add(() -> spark.parallelize(List.of(load), 1)
                    .map(Load::done)
                    .collect()
                    .getFirst());
        }
        try {
            return Threads.each(2 * hands(), loads, part -> part.forEach(heard)).stream()
                    .flatMap(List::stream)
                    .toList();
        } catch (IllegalStateException e) {
            throw new Refusal(Said.of("engine.lost", master, why(e)));
        }
    }

    private static String why(Throwable fault) {
        var last = fault.getCause() == null ? fault : fault.getCause();
        return String.valueOf(last.getMessage()).lines().findFirst().orElse("");
    }

    @Override
    public int hands() {
        return Math.max(AT_LEAST, spark.defaultParallelism());
    }

    @Override
    public void close() {
        spark.close();
        luggage.close();
    }
}
