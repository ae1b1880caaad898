package tabard.server.live;

import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabard.bots.Adviser;
import tabard.bots.Bots;
import tabard.bots.Level;
import tabard.table.Bot;
import tabard.table.Refusal;

/** The bots of the house. They think on a few threads of their own, so that tables never wait for each other's bots. */
public final class Thinkers implements AutoCloseable {
    private final ExecutorService pool;
    private final SecureRandom seeds = new SecureRandom();

    public Thinkers(int threads) {
        this.pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("thinker-", 0).daemon().factory());
    }

    /** Those that the inn offers as company. */
    public List<String> names() {
        return Level.words();
    }

    /** Who takes the place of a person whose time has run out. */
    String standIn() {
        return Level.USUAL.word();
    }

    /** Tables laid before there were pilgrims have other bots; but nobody here says himself how long he thinks. */
    public String known(String name) {
        if (!Bots.words().contains(name)) {
            throw Refusal.unknown("bot.unknown", name, names());
        }
        return name;
    }

    Bot bot(String name) {
        return Bots.named(name, seeds.nextLong());
    }

    Adviser adviser() {
        return new Adviser(seeds.nextLong());
    }

    /** Runs when one of the threads is free; it is stopped by interrupting it. */
    Future<?> submit(Runnable thought) {
        return pool.submit(thought);
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
