package tabard.server;

import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.live.LiveTables;
import tabard.server.live.Thinkers;
import tabard.server.store.Backup;
import tabard.server.store.News;
import tabard.server.store.Store;
import tabard.server.web.Door;
import tabard.server.web.Pages;

/** The inn, open: a running server. */
public final class Inn implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Inn.class);
    private static final int SWEEP_SECONDS = 5;

    private final Store store;
    private final Thinkers thinkers;
    private final LiveTables tables;
    private final ScheduledExecutorService sweeper;
    private final Future<?> sweeping;
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Door door;
    private final Optional<News> news;

    private Inn(Config config) {
        store = Store.open(config.data(), config.database());
        thinkers = new Thinkers(config.thinkers());
        var pages = new Pages();
        tables = new LiveTables(store, thinkers, pages, config.clock(), config.idle(), config.liveTables());
        sweeper = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("sweeper").daemon().factory());
        door = new Door(config, store, tables, thinkers, pages, metrics());
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

    private PrometheusMeterRegistry metrics() {
        var registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        registry.gauge("tabard.tables.live", tables, LiveTables::size);
        registry.gauge("tabard.guests", tables, LiveTables::guests);
        registry.gauge("tabard.scribe.waiting", store, Store::waiting);
        registry.more().counter("tabard.turns", List.of(), tables, LiveTables::turns);
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        collections.bindTo(registry);
        return registry;
    }

    public int port() {
        return door.port();
    }

    /** Looks for late players and idle tables now; it happens by itself every few seconds. */
    public void sweep() {
        try {
            tables.sweep();
        } catch (RuntimeException failure) {
            LOG.error("event=sweep-failed", failure);
        }
    }

    /** A copy of everything as it is at this moment, while the inn stays open. Returns how many rows it has. */
    public long backup(Path file) {
        return Backup.save(store, file);
    }

    /** The same for an inn that need not be open. */
    public static long backup(Config config, Path file) {
        try (var store = Store.open(config.data(), config.database())) {
            return Backup.save(store, file);
        }
    }

    /** Fills an empty database from a backup, of whichever kind of database. */
    public static long restore(Config config, Path file) {
        try (var store = Store.open(config.data(), config.database())) {
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
        store.close();
        collections.close();
        LOG.info("event=closed");
    }
}
