package tabard.server.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.protocol.GameAnalysis;
import tabard.server.protocol.GameAnalysis.State;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * Finished games looked at again, for those who wish it: one game after another, for everybody in turn, and piece by piece while no table waits
 * for a bot. Nobody need stay: what was found is kept in memory as long as there is room, and made anew where it is gone.
 */
public final class Analyses implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);
    private static final int KEPT = 300;

    /** How many one person, and how many all, may have waiting. */
    private static final int EACH = 3;

    private static final int ALL = 100;

    private final LiveTables tables;
    private final Thinkers thinkers;
    private final FairTurns turns = new FairTurns();
    private final Thread reader = Thread.ofVirtual().name("analyses").unstarted(this::work);
    private final Map<String, Task> tasks = new LinkedHashMap<>(64, 0.75f, true);
    private volatile boolean closed;

    public Analyses(LiveTables tables, Thinkers thinkers) {
        this.tables = tables;
        this.thinkers = thinkers;
        reader.start();
    }

    /** One game: who asked first, how far it has come, and at last what was found. */
    private static final class Task {
        private final String whose;
        private volatile int done;
        private volatile int of;
        private volatile GameAnalysis.@Nullable Found found;

        Task(String whose) {
            this.whose = whose;
        }

        boolean over() {
            return found != null;
        }

        GameAnalysis told() {
            var told = found;
            var state = told != null ? State.DONE : of == 0 ? State.WAITING : State.RUNNING;
            return new GameAnalysis(state, done, of, told);
        }
    }

    /** How far it has come with this table. */
    public GameAnalysis of(String table) {
        synchronized (tasks) {
            var task = tasks.get(table);
            return task == null ? GameAnalysis.none() : task.told();
        }
    }

    /** Wished by somebody; one that is made or being made is not made twice. */
    public GameAnalysis begin(String table, String person) {
        synchronized (tasks) {
            var there = tasks.get(table);
            if (there != null) {
                return there.told();
            }
            var waiting = tasks.values().stream().filter(task -> !task.over()).toList();
            if (waiting.size() >= ALL
                    || waiting.stream()
                                    .filter(task -> task.whose.equals(person))
                                    .count()
                            >= EACH) {
                throw new Refusal(Said.of("inn.too-many-analyses"));
            }
            var task = new Task(person);
            tasks.put(table, task);
            var _ = turns.put(person, () -> look(table, task));
            makeRoom();
            return task.told();
        }
    }

    /** What nobody has asked for lately goes first. */
    private void makeRoom() {
        var oldest = tasks.values().iterator();
        while (tasks.size() > KEPT && oldest.hasNext()) {
            if (oldest.next().over()) {
                oldest.remove();
            }
        }
    }

    private void work() {
        while (!closed) {
            try {
                turns.take().run();
            } catch (InterruptedException closing) {
                return;
            }
        }
    }

    private void look(String table, Task task) {
        try {
            var again = tables.ask(table, there -> LookedAgain.at(there, this::piece));
            task.of = again.size();
            task.found = again.found(done -> task.done = done);
        } catch (Refusal refusal) {
            forget(table); // it is gone, or its log and the rules no longer agree
        } catch (RuntimeException | StackOverflowError failure) {
            forget(table);
            if (!closed) {
                LOG.error("event=analysis-failed table={}", table, failure);
            }
        }
    }

    private void forget(String table) {
        synchronized (tasks) {
            tasks.remove(table);
        }
    }

    /** When a thinker has nothing else to do. */
    private void piece(Runnable piece) {
        try {
            thinkers.spare(piece).get();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(closing);
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }

    @Override
    public void close() {
        closed = true;
        reader.interrupt();
    }
}
