package tabard.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** How an inn is kept: where it listens, where it writes, and how much it lets in. */
public record Config(
        String host,
        int port,
        Path data,
        @Nullable String database,
        boolean secure,
        Limits limits,
        Duration idle,
        int liveTables,
        int thinkers,
        InstantSource clock) {

    /** On this machine only, with a SQLite file in the folder. One processor is left to the tables, the others may think. */
    public static Config in(Path data) {
        int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Config(
                "127.0.0.1",
                0,
                data,
                null,
                false,
                Limits.STANDARD,
                Duration.ofMinutes(10),
                20_000,
                thinkers,
                InstantSource.system());
    }

    public Config listening(String address, int number) {
        return new Config(address, number, data, database, secure, limits, idle, liveTables, thinkers, clock);
    }

    /** With PostgreSQL instead of the file: a JDBC address, user and password in it. */
    public Config database(@Nullable String address) {
        return new Config(host, port, data, address, secure, limits, idle, liveTables, thinkers, clock);
    }

    /** Behind https: cookies are then sent over it only. */
    public Config secure(boolean https) {
        return new Config(host, port, data, database, https, limits, idle, liveTables, thinkers, clock);
    }

    public Config limits(Limits others) {
        return new Config(host, port, data, database, secure, others, idle, liveTables, thinkers, clock);
    }

    /** Tables nobody has touched for so long leave memory; the log remembers them. */
    public Config idle(Duration time) {
        return new Config(host, port, data, database, secure, limits, time, liveTables, thinkers, clock);
    }

    public Config clock(InstantSource other) {
        return new Config(host, port, data, database, secure, limits, idle, liveTables, thinkers, other);
    }
}
