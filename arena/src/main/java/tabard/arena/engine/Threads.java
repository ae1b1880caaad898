package tabard.arena.engine;

import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import tabard.table.Action;
import tabard.table.Game;

/** This machine. */
public record Threads(int hands) implements Engine {
    @Override
    public <T extends Serializable> List<T> all(
            Game<?, ?> game, List<? extends Work<T>> work, Consumer<? super T> heard) {
        return in(game, work, heard);
    }

    private <S, A extends Action, T extends Serializable> List<T> in(
            Game<S, A> game, List<? extends Work<T>> work, Consumer<? super T> heard) {
        return each(
                hands,
                work.stream().<Callable<T>>map(one -> () -> one.done(game)).toList(),
                heard);
    }

    @Override
    public void close() {
        // threads live no longer than their work
    }

    private record Numbered<T>(int number, T result) {}

    /** Does all of it on so many threads; results are heard as they come, and returned in order. */
    public static <T> List<T> each(int threads, List<? extends Callable<T>> work, Consumer<? super T> heard) {
        var results = new ArrayList<Numbered<T>>();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var running = new ExecutorCompletionService<Numbered<T>>(pool);
            for (int i = 0; i < work.size(); i++) {
                int number = i;
                running.submit(() -> new Numbered<>(number, work.get(number).call()));
            }
            try {
                for (int i = 0; i < work.size(); i++) {
                    var done = running.take().get();
                    heard.accept(done.result);
                    results.add(done);
                }
            } finally {
                pool.shutdownNow(); // where one has failed nobody waits for the others
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof UncheckedIOException disk ? disk : new IllegalStateException(e.getCause());
        }
        results.sort((one, other) -> Integer.compare(one.number, other.number));
        return results.stream().map(Numbered::result).toList();
    }
}
