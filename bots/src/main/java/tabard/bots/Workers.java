package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** So many that think side by side; what they find is put together in the order of the tasks, so that it does not matter who was first. */
record Workers(int count) {
    <T, R> List<R> each(List<T> tasks, Function<T, R> thought) {
        var found = new ArrayList<R>(tasks.size());
        if (count == 1) {
            for (var task : tasks) {
                found.add(thought.apply(task));
            }
            return found;
        }
        try (var threads = Executors.newFixedThreadPool(count)) {
            var running = new ArrayList<Future<R>>();
            for (var task : tasks) {
                running.add(threads.submit(() -> thought.apply(task)));
            }
            for (var worker : running) {
                found.add(worker.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return found;
    }
}
