package tabard.server.store;

import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The one who writes: takes what all tables have waiting, and commits it in one transaction. */
final class Scribe implements AutoCloseable {
    private static final int MOST = 2000;

    private final Jdbi jdbi;
    private volatile LongConsumer committed = _ -> {};
    private final BlockingQueue<Errand<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread;

    Scribe(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.thread = Thread.ofPlatform().name("scribe").start(this::work);
    }

    /** Something to write, and whom to tell. */
    private record Errand<T>(List<StepRow> steps, @Nullable Function<Handle, T> change, CompletableFuture<T> done) {}

    <T> CompletableFuture<T> write(Function<Handle, T> change) {
        return put(new Errand<>(List.of(), change, new CompletableFuture<>()));
    }

    CompletableFuture<Boolean> append(List<StepRow> steps) {
        return put(new Errand<>(steps, null, new CompletableFuture<>()));
    }

    private <T> CompletableFuture<T> put(Errand<T> errand) {
        if (!thread.isAlive()) {
            throw new IllegalStateException("the store is closed");
        }
        queue.add(errand);
        return errand.done;
    }

    /** Is told from now on how long each commit took, in nanoseconds. */
    void timed(LongConsumer other) {
        committed = other;
    }

    int waiting() {
        return queue.size();
    }

    private void work() {
        var batch = new ArrayList<Errand<?>>();
        while (true) {
            try {
                batch.add(queue.take());
                queue.drainTo(batch, MOST);
            } catch (InterruptedException closing) {
                queue.drainTo(batch);
                if (batch.isEmpty()) {
                    return;
                }
                Thread.currentThread().interrupt(); // what has been handed in is still written
                commit(batch);
                return;
            }
            commit(batch);
            batch.clear();
        }
    }

    /** All in one; if that fails, each alone, so that only the guilty one hears of it. Where the database is away, all hear of it at once. */
    private void commit(List<Errand<?>> batch) {
        boolean interrupted = Thread.interrupted(); // a driver may take it for a reason to stop
        try {
            long since = System.nanoTime();
            var tell = transact(batch);
            committed.accept(System.nanoTime() - since);
            Thread.startVirtualThread(
                    () -> tell.forEach(Runnable::run)); // those who wait are many, and the next batch is due
        } catch (RuntimeException | SQLException | Error failure) {
            if (batch.size() == 1 || Outage.is(failure)) {
                batch.forEach(errand -> errand.done.completeExceptionally(reason(failure)));
            } else {
                batch.forEach(errand -> commit(List.of(errand)));
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Returns who is to be told what, once it is committed. */
    private List<Runnable> transact(List<Errand<?>> batch) throws SQLException {
        return jdbi.<List<Runnable>, SQLException>inTransaction(handle -> {
            var tell = new ArrayList<Runnable>(batch.size());
            for (var errand : batch) {
                tell.add(perform(handle, errand));
            }
            insert(handle, batch);
            return tell;
        });
    }

    @SuppressWarnings("unchecked") // an errand without a change is told true
    private static <T> Runnable perform(Handle handle, Errand<T> errand) {
        T result = errand.change == null ? (T) Boolean.TRUE : errand.change.apply(handle);
        return () -> errand.done.complete(result);
    }

    private static void insert(Handle handle, List<Errand<?>> batch) throws SQLException {
        if (batch.stream().allMatch(errand -> errand.steps.isEmpty())) {
            return;
        }
        try (var statement = handle.getConnection()
                .prepareStatement(
                        "insert into steps (table_id, n, line, waits, time, mark, due, noticed, plate) values (?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            for (var errand : batch) {
                for (var step : errand.steps) {
                    statement.setString(1, step.table());
                    statement.setInt(2, step.n());
                    statement.setString(3, step.line());
                    statement.setString(4, step.waits());
                    statement.setLong(5, step.time());
                    statement.setObject(6, step.mark(), Types.BIGINT);
                    statement.setObject(7, step.due(), Types.BIGINT);
                    statement.setInt(8, step.noticed() ? 1 : 0);
                    statement.setString(9, step.plate());
                    statement.addBatch();
                }
            }
            statement.executeBatch();
        }
    }

    private static Throwable reason(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && ("23505".equals(sql.getSQLState()) || sql.getErrorCode() == 19)) {
                return new LostRace(failure);
            }
        }
        return failure;
    }

    static <T> T await(CompletableFuture<T> done) {
        try {
            return done.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException reason) {
                throw reason;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        queue.forEach(errand -> errand.done.completeExceptionally(new IllegalStateException("the store is closed")));
    }
}
