package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Threads that share out tasks. Results come in the order of the tasks, so that it does not matter which thread was first. */
record Workers(int count) {
    <T, R> List<R> each(List<T> tasks, Function<T, R> work) {
        var results = new ArrayList<R>(tasks.size());
        if (count == 1) {
            for (var task : tasks) {
                results.add(work.apply(task));
            }
            return results;
        }
        try (var threads = Executors.newFixedThreadPool(count)) {
            var running = new ArrayList<Future<R>>();
            for (var task : tasks) {
                running.add(threads.submit(() -> work.apply(task)));
            }
            for (var worker : running) {
                results.add(worker.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return results;
    }
}
