package tabard.server;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.live.BotBench;
import tabard.server.live.LiveTables;
import tabard.server.live.Thinkers;
import tabard.server.live.Timings;
import tabard.server.live.Watchman;
import tabard.server.push.Doorbell;
import tabard.server.push.Postman;
import tabard.server.store.Backup;
import tabard.server.store.Copyist;
import tabard.server.store.Key;
import tabard.server.store.News;
import tabard.server.store.Outage;
import tabard.server.store.Respite;
import tabard.server.store.Seldom;
import tabard.server.store.Store;
import tabard.server.web.Door;
import tabard.server.web.Pages;

/** The inn, open: a running server. */
public final class Inn implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Inn.class);
    private static final int SWEEP_SECONDS = 5;
    private static final Duration[] STEPS = IntStream.of(
                    500,
                    1_000,
                    2_500,
                    5_000,
                    10_000,
                    25_000,
                    50_000,
                    100_000,
                    250_000,
                    500_000,
                    1_000_000,
                    2_500_000,
                    10_000_000)
            .mapToObj(microseconds -> Duration.of(microseconds, ChronoUnit.MICROS))
            .toArray(Duration[]::new);

    private final Seldom complaints = new Seldom();
    private final Key key;
    private final Store store;
    private final Thinkers thinkers;
    private final LiveTables tables;
    private final Respite respite;
    private final ScheduledExecutorService sweeper;
    private final Future<?> sweeping;
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Doorbell bell;
    private final Postman postman;
    private final Optional<Copyist> copyist;
    private final Door door;
    private final Optional<News> news;
    private final Optional<Watchman> watchman;

    private Inn(Config config) {
        var bench = new BotBench(config.luck(), config.strangers()); // what it refuses leaves nothing locked
        key = Key.take(config.data(), config.database());
        store = open(config, key);
        copyist = copyist(config);
        thinkers = new Thinkers(config.thinkers(), bench);
        respite = new Respite(store, config.clock(), config.ticks());
        var pages = new Pages();
        tables = new LiveTables(store, thinkers, pages, config.clock(), config.idle(), config.liveTables());
        tables.respite(respite.look());
        sweeper = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("sweeper").daemon().factory());
        bell = new Doorbell(store, !config.secure() && loopback(config.host()));
        postman = new Postman(store, config.clock(), config.post());
        tables.bell(call -> {
            bell.ring(call);
            postman.ring(call);
        });
        watchman = store.shared() ? Optional.of(new Watchman(store, tables)) : Optional.empty();
        watchman.ifPresent(tables::neighbours);
        door = new Door(config, store, tables, thinkers, pages, bell, postman, copyist, metrics());
        news = store.news(tables::hear);
        sweeping = sweeper.scheduleWithFixedDelay(this::sweep, SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
        LOG.info(
                "event=open host={} port={} database={}",
                config.host(),
                port(),
                config.database() == null ? "sqlite" : "postgresql");
    }

    /** Opens an inn; it is ready when this returns. */
    public static Inn open(Config config) {
        return new Inn(config);
    }

    private static Store open(Config config, Key key) {
        try {
            return Store.open(config.data(), config.database());
        } catch (RuntimeException failure) {
            key.close();
            throw failure;
        }
    }

    private Optional<Copyist> copyist(Config config) {
        try {
            return Optional.ofNullable(config.backups()).map(plan -> new Copyist(store, plan, config.clock()));
        } catch (RuntimeException refused) {
            store.close();
            key.close();
            throw refused;
        }
    }

    private static boolean loopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    private PrometheusMeterRegistry metrics() {
        var registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        registry.gauge("tabard.tables.live", tables, LiveTables::size);
        registry.gauge("tabard.guests", tables, LiveTables::guests);
        registry.gauge("tabard.thoughts.waiting", thinkers, Thinkers::waiting);
        registry.gauge("tabard.scribe.waiting", store, Store::waiting);
        registry.more().counter("tabard.turns", List.of(), tables, LiveTables::turns);
        tables.timings(new Timings(
                timer(registry, "tabard.lag"), timer(registry, "tabard.move"), timer(registry, "tabard.thought.wait")));
        store.timed(timer(registry, "tabard.commit"));
        copyist.ifPresent(one -> registry.gauge("tabard.backup.age.seconds", one, Copyist::age));
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        collections.bindTo(registry);
        return registry;
    }

    /** As a histogram, from half a millisecond to ten seconds. */
    private static LongConsumer timer(PrometheusMeterRegistry registry, String name) {
        var timer = Timer.builder(name).serviceLevelObjectives(STEPS).register(registry);
        return nanoseconds -> timer.record(nanoseconds, TimeUnit.NANOSECONDS);
    }

    public int port() {
        return door.port();
    }

    /** With this, somebody with a password becomes the keeper; nothing where the inn has one. */
    public Optional<String> keeperCode() {
        return door.keeperCode();
    }

    /** Looks for late players and idle tables now; it happens by itself every few seconds. */
    public void sweep() {
        try {
            door.sweep();
            tables.respite(respite.look());
            tables.sweep();
            copyist.ifPresent(Copyist::look);
        } catch (RuntimeException | Error failure) { // an error here would end the sweeping for good
            if (complaints.now()) {
                LOG.error(
                        "event=sweep-failed reason=\"{}\"",
                        Outage.reason(failure),
                        Outage.is(failure) ? null : failure);
            }
        }
    }

    /** A copy of everything as it is at this moment, while the inn stays open. Returns how many rows it has. */
    public long backup(Path file) {
        return Backup.save(store, file);
    }

    /** The same for an inn that need not be open. One that is not there is not made. */
    public static long backup(Config config, Path file) {
        try (var store = Store.existing(config.data(), config.database())) {
            return Backup.save(store, file);
        }
    }

    /** Fills an empty database from a backup, of whichever kind of database. */
    public static long restore(Config config, Path file) {
        try (var _ = Key.take(config.data(), config.database());
                var store = Store.open(config.data(), config.database())) {
            return Backup.restore(store, file);
        }
    }

    /** In this order nothing that was acknowledged is lost: first nobody comes in, at last the log is written to its end. */
    @Override
    public void close() {
        door.close();
        news.ifPresent(News::close);
        sweeping.cancel(true);
        sweeper.shutdownNow();
        thinkers.close();
        tables.close();
        bell.close();
        postman.close();
        watchman.ifPresent(Watchman::close);
        lastLook();
        copyist.ifPresent(Copyist::close);
        store.close();
        key.close();
        collections.close();
        LOG.info("event=closed");
    }

    /** From now on it is closed. */
    private void lastLook() {
        try {
            respite.look();
        } catch (RuntimeException failure) {
            LOG.warn("event=closed-without-writing reason=\"{}\"", Outage.reason(failure));
        }
    }
}
