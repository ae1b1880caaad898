package tabard.server.live;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.store.Inns;
import tabard.server.store.Outage;
import tabard.server.store.Presence;
import tabard.server.store.Seldom;
import tabard.server.store.SharedRates;
import tabard.server.store.Store;
import tabard.table.Refusal;

/**
 * Keeps this inn's part of what several inns on one PostgreSQL agree on. More often than every second it says that the inn is open, in the
 * same transaction takes the tables that are wanted here and in no other open inn, and tells who is here. An inn that cannot say so no
 * longer believes that anything is its own, a while before the others believe it.
 */
public final class Watchman implements Neighbours, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Watchman.class);
    private static final long OFTEN_MILLIS = 700;
    private static final long SURE = Inns.TERM.minusMillis(OFTEN_MILLIS).toNanos();
    private static final long PRUNING = Duration.ofHours(1).toNanos();

    private final Store store;
    private final LiveTables tables;
    private final Set<String> kept = ConcurrentHashMap.newKeySet();
    private final Set<String> wanted = new HashSet<>();
    private final Set<String> given = new HashSet<>();
    private final Map<String, Map<String, Boolean>> here = new HashMap<>();
    private final Map<String, Map<String, Boolean>> told = new HashMap<>();
    private final Set<String> changed = new HashSet<>();
    private final Seldom complaints = new Seldom();
    private final Semaphore news = new Semaphore(0);
    private final Thread thread;
    private volatile String name = "";
    private volatile long sure = System.nanoTime();
    private volatile boolean closed;
    private boolean doubtful;
    private long pruned = System.nanoTime();

    public Watchman(Store store, LiveTables tables) {
        this.store = store;
        this.tables = tables;
        this.thread = Thread.ofPlatform().name("watchman").daemon().start(this::work);
    }

    /** What is to be written in one round, and under which name. */
    private record Errand(
            String name,
            boolean doubtful,
            List<String> given,
            List<String> wanted,
            Map<String, Map<String, Boolean>> here) {}

    /** What became of it. Fresh: the others had given this inn up, and it has another name now. */
    private record Result(String name, boolean fresh, List<String> taken, List<String> inherited, Set<String> left) {}

    private void work() {
        while (!closed) {
            var errand = errand();
            try {
                round(errand);
            } catch (RuntimeException | Error failure) { // without it no bot of the house would ever think again
                if (complaints.now()) {
                    LOG.warn(
                            "event=neighbours-lost reason=\"{}\"",
                            Outage.reason(failure),
                            Outage.is(failure) ? null : failure);
                }
                undone(errand);
            }
            pause();
        }
    }

    private void pause() {
        try {
            if (news.tryAcquire(OFTEN_MILLIS, TimeUnit.MILLISECONDS)) {
                news.drainPermits();
            }
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    private void round(Errand errand) {
        long begun = System.nanoTime();
        var result = store.write(handle -> write(handle, errand));
        sure = begun + SURE;
        for (String table : done(errand, result)) {
            tell(table, new Request.Kept());
        }
        for (String table : result.left) {
            tables.hearPresence(table);
        }
        if (begun - pruned > PRUNING) {
            pruned = begun;
            store.change(SharedRates::prune);
        }
    }

    private synchronized Errand errand() {
        var fresh = new HashMap<String, Map<String, Boolean>>();
        changed.forEach(table -> fresh.put(table, here.getOrDefault(table, Map.of())));
        changed.clear();
        return new Errand(name, doubtful, List.copyOf(given), List.copyOf(wanted), fresh);
    }

    /** Nobody knows whether it was written: all of it is done again, and what is its own is read. */
    private synchronized void undone(Errand errand) {
        doubtful = true;
        changed.addAll(errand.here.keySet());
    }

    private Result write(Handle handle, Errand errand) {
        String own = errand.name;
        boolean open = !own.isEmpty() && Inns.beat(handle, own);
        if (!open) {
            own = UUID.randomUUID().toString();
            Inns.enter(handle, own);
        }
        var left = new HashSet<String>();
        for (String gone : Inns.giveUp(handle)) {
            left.addAll(Presence.clear(handle, gone));
        }
        if (!errand.given.isEmpty()) {
            Inns.release(handle, own, errand.given);
        }
        var taken = errand.wanted.isEmpty() ? List.<String>of() : Inns.take(handle, own, errand.wanted);
        var inherited = Inns.inherit(handle, own);
        if (open && errand.doubtful) {
            inherited.addAll(Inns.kept(handle, own));
        }
        if (open) {
            present(handle, errand);
        }
        return new Result(own, !open, taken, inherited, left);
    }

    private void present(Handle handle, Errand errand) {
        errand.here.forEach((table, people) -> {
            var before = told.getOrDefault(table, Map.of());
            var gone = new HashSet<>(before.keySet());
            gone.removeAll(people.keySet());
            var fresh = new HashMap<>(people);
            fresh.entrySet().removeAll(before.entrySet());
            if (!fresh.isEmpty() || !gone.isEmpty()) {
                Presence.change(handle, errand.name, table, fresh, gone);
            }
        });
    }

    /** Returns the tables that are now kept here, or no more. */
    private synchronized Set<String> done(Errand errand, Result result) {
        var tell = new HashSet<String>();
        if (result.fresh) {
            if (!name.isEmpty()) {
                LOG.warn("event=given-up tables={}", kept.size());
            }
            tell.addAll(kept);
            kept.clear();
            told.clear();
            changed.addAll(here.keySet());
            news.release();
        } else {
            told.putAll(errand.here);
            told.values().removeIf(Map::isEmpty);
        }
        name = result.name;
        doubtful = false;
        given.removeAll(errand.given);
        for (String table : result.taken) {
            if (wanted.remove(table)) {
                kept.add(table);
                tell.add(table);
            } else {
                given.add(table); // nobody wants it any more
            }
        }
        var inherited = result.inherited.stream().filter(kept::add).toList();
        if (!inherited.isEmpty()) {
            LOG.info("event=taken-over tables={}", inherited.size());
            wanted.removeAll(inherited);
            inherited.forEach(given::remove);
            tell.addAll(inherited);
            news.release(); // there may be more
        }
        return tell;
    }

    private void tell(String table, Request request) {
        try {
            tables.tell(table, request);
        } catch (Refusal closing) {
            LOG.debug("event=kept-while-closing table={}", table);
        }
    }

    @Override
    public boolean keeps(String table) {
        return kept.contains(table) && System.nanoTime() - sure < 0;
    }

    @Override
    public synchronized void want(String table) {
        if (wanted.add(table)) {
            news.release();
        }
    }

    @Override
    public synchronized void release(String table) {
        boolean wasWanted = wanted.remove(table);
        if (kept.remove(table) || wasWanted) {
            given.add(table);
        }
    }

    @Override
    public synchronized void present(String table, Map<String, Boolean> people) {
        var before = people.isEmpty() ? here.remove(table) : here.put(table, Map.copyOf(people));
        if (!people.equals(before == null ? Map.of() : before)) {
            changed.add(table);
            news.release();
        }
    }

    @Override
    public Map<String, Boolean> elsewhere(String table) {
        return store.read(handle -> Presence.elsewhere(handle, name, table));
    }

    @Override
    public Set<String> elsewhere(Collection<String> people) {
        return store.read(handle -> Presence.elsewhere(handle, name, people));
    }

    /** The others take over at once. */
    @Override
    public void close() {
        closed = true;
        news.release();
        try {
            thread.join();
            store.change(handle -> {
                Presence.clear(handle, name);
                Inns.leave(handle, name);
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException away) {
            LOG.debug("event=closed-without-leaving", away);
        }
    }
}
