package tabard.server.live;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/** What waits to be thought about, by whom it is for: everybody has his turn, however much somebody has waiting. */
final class FairTurns {
    private final Map<String, Queue<FutureTask<?>>> waiting = new LinkedHashMap<>();
    private final Queue<FutureTask<?>> spare = new ArrayDeque<>();

    synchronized Future<?> put(String whose, Runnable thought) {
        var task = new FutureTask<>(thought, true);
        waiting.computeIfAbsent(whose, _ -> new ArrayDeque<>()).add(task);
        notifyAll();
        return task;
    }

    /** What waits until nobody has anything else waiting. */
    synchronized Future<?> putSpare(Runnable thought) {
        var task = new FutureTask<>(thought, true);
        spare.add(task);
        notifyAll();
        return task;
    }

    /** Waits until there is something. Who was served goes to the end of the row. */
    synchronized Runnable take() throws InterruptedException {
        while (true) {
            while (waiting.isEmpty()) {
                var idle = spare.poll();
                if (idle != null) {
                    return idle;
                }
                wait();
            }
            String whose = waiting.keySet().iterator().next();
            var own = Objects.requireNonNull(waiting.remove(whose));
            var task = own.remove();
            if (!own.isEmpty()) {
                waiting.put(whose, own);
            }
            if (!task.isCancelled()) {
                return task;
            }
        }
    }

    synchronized int size() {
        return waiting.values().stream().mapToInt(Queue::size).sum();
    }
}
