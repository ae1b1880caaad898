package tabard.server.live;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.protocol.FromPage;
import tabard.server.store.Keeper;
import tabard.server.store.News;
import tabard.server.store.Outage;
import tabard.server.store.Seldom;
import tabard.server.store.Store;
import tabard.server.store.Tables;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** The tables in memory: each is read from its log when somebody comes, and leaves when nobody has for a while. */
public final class LiveTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);
    private static final int PATIENCE_SECONDS = 10;
    private static final int DOZING = 20; // so many times sooner than it would leave memory
    private static final Duration NEVER_BEGUN = Duration.ofDays(1);

    private final Map<String, LiveTable<?, ?>> tables = new ConcurrentHashMap<>();
    private final Map<String, Game<?, ?>> games = new ConcurrentHashMap<>();
    private final Seldom complaints = new Seldom();
    private final LongAdder turns = new LongAdder();
    private final Store store;
    private final Thinkers thinkers;
    private final Shelf shelf;
    private final InstantSource clock;
    private final Duration idle;
    private final int most;
    private volatile Bell bell = Bell.NONE;
    private volatile Timings timings = Timings.NONE;
    private volatile Neighbours neighbours = Neighbours.NONE;
    private volatile boolean closed;
    private volatile long respite;

    public LiveTables(Store store, Thinkers thinkers, Shelf shelf, InstantSource clock, Duration idle, int most) {
        this.store = store;
        this.thinkers = thinkers;
        this.shelf = shelf;
        this.clock = clock;
        this.idle = idle;
        this.most = most;
    }

    /** From now on people are called by it. */
    public void bell(Bell other) {
        bell = other;
    }

    /** From now on it is measured. */
    public void timings(Timings other) {
        timings = other;
        thinkers.timed(other.thought());
    }

    Bell bell() {
        return bell;
    }

    /** From now on this is not the only inn. */
    public void neighbours(Neighbours others) {
        neighbours = others;
    }

    public Neighbours neighbours() {
        return neighbours;
    }

    Store store() {
        return store;
    }

    Thinkers thinkers() {
        return thinkers;
    }

    Shelf shelf() {
        return shelf;
    }

    long now() {
        return clock.millis();
    }

    /** Until when nobody is late. */
    long respite() {
        return respite;
    }

    public void respite(long until) {
        respite = until;
    }

    /** Looked up once: a game holds no state. */
    Game<?, ?> game(String rules) {
        return games.computeIfAbsent(rules, Games::named);
    }

    /** One line a minute for all tables: they fail of one cause. */
    void notWritten(String id, Throwable failure) {
        if (complaints.now()) {
            LOG.error("event=not-written table={} reason=\"{}\"", id, Outage.reason(failure));
        }
    }

    void counted() {
        turns.increment();
    }

    public double turns() {
        return turns.doubleValue();
    }

    public int size() {
        return tables.size();
    }

    public int guests() {
        return tables.values().stream().mapToInt(LiveTable::guests).sum();
    }

    /** Puts a request into the table's queue. */
    public void tell(String id, Request request) {
        long since = System.nanoTime();
        put(id, table -> {
            table.handle(request);
            if (request instanceof Request.OfPage(var _, FromPage.Choose _)) {
                timings.move().accept(System.nanoTime() - since);
            }
        });
    }

    void put(String id, Consumer<LiveTable<?, ?>> message) {
        if (closed) {
            throw new Refusal(Said.of("inn.closing"));
        }
        long since = System.nanoTime();
        tables.computeIfAbsent(id, key -> new LiveTable<>(key, this)).put(table -> {
            timings.lag().accept(System.nanoTime() - since);
            message.accept(table);
        });
    }

    /** Puts a request into the table's queue and waits until it is handled. */
    public void run(String id, Request request) {
        ask(id, table -> {
            table.handle(request);
            return true;
        });
    }

    /** Who sits there may have changed in the database. A table that nobody can open here shows no names either. */
    public void readAgain(String id) {
        try {
            run(id, new Request.Renamed());
        } catch (Refusal odd) {
            LOG.debug("event=not-read-again table={} reason={}", id, odd.getMessage());
        }
    }

    /** Puts a question into the table's queue and waits for the answer. */
    public <T> T ask(String id, Function<LiveTable<?, ?>, T> question) {
        var answer = new CompletableFuture<T>();
        put(id, table -> {
            try {
                answer.complete(question.apply(table));
            } catch (RuntimeException | Error failure) {
                answer.completeExceptionally(failure);
            }
        });
        try {
            return answer.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw e;
        }
    }

    /** What another inn on the same database wrote concerns only tables that are in memory here. */
    public void hear(News.Item item) {
        if (closed) {
            return;
        }
        switch (item) {
            case News.Item.Written(var what, var id, int n) ->
                tables.computeIfPresent(id, (_, table) -> {
                    table.put(found -> found.handle(new Request.Heard(what, n)));
                    return table;
                });
            case News.Item.Missed() ->
                tables.values()
                        .forEach(table -> table.put(found -> {
                            found.handle(new Request.Heard(News.What.TABLES, 0));
                            found.handle(new Request.Heard(News.What.STEPS, 0));
                            found.handle(new Request.Heard(News.What.PRESENCE, 0));
                        }));
        }
    }

    /** Somebody came to the table, or left it, in another inn. */
    void hearPresence(String id) {
        hear(new News.Item.Written(News.What.PRESENCE, id, 0));
    }

    /** Takes no more messages, and returns when those that were taken are handled. */
    @Override
    public void close() {
        closed = true;
        var handled = new CountDownLatch(tables.size());
        tables.values().forEach(table -> table.whenIdle(handled::countDown));
        try {
            if (!handled.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("event=not-idle tables={}", handled.getCount());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void retire(LiveTable<?, ?> table) {
        tables.remove(table.id(), table);
        neighbours.release(table.id());
        neighbours.present(table.id(), Map.of());
    }

    /** Every few seconds: late players are replaced, idle tables doze or leave, the idlest also where there are too many. */
    public void sweep() {
        if (now() >= respite) {
            for (String late : store.read(handle -> Tables.late(handle, now()))) {
                tell(late, new Request.Tick());
            }
        }
        long yesterday = now() - NEVER_BEGUN.toMillis();
        for (String forgotten : store.read(handle -> Tables.forgotten(handle, yesterday))) {
            tell(forgotten, new Request.Forgotten());
        }
        for (String ending : store.read(Keeper::ending)) {
            tell(ending, new Request.Ended());
        }
        long lately = now() - idle.dividedBy(DOZING).toMillis();
        tables.values().stream().filter(table -> table.guests() > 0).forEach(table -> table.doze(lately));
        long before = now() - idle.toMillis();
        tables.values().stream().filter(table -> table.guests() == 0).forEach(table -> table.retireIfIdle(before));
        int over = tables.size() - most;
        if (over > 0) {
            tables.values().stream()
                    .sorted(Comparator.comparingLong(LiveTable::touched))
                    .limit(over)
                    .forEach(table -> table.retireIfIdle(Long.MAX_VALUE));
        }
    }
}
