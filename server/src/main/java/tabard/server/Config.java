package tabard.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tabard.server.fair.Luck;

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
        InstantSource clock,
        LongSupplier ticks,
        Luck luck,
        Map<String, String> strangers,
        @Nullable BackupPlan backups,
        @Nullable String contact,
        @Nullable Post post) {

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
                InstantSource.system(),
                System::nanoTime,
                Luck.SECRET,
                Map.of(),
                null,
                null,
                null);
    }

    public Config listening(String address, int number) {
        return new Config(
                address,
                number,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** With PostgreSQL instead of the file: a JDBC address, user and password in it. */
    public Config database(@Nullable String address) {
        return new Config(
                host,
                port,
                data,
                address,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** Behind https: cookies are then sent over it only. */
    public Config secure(boolean https) {
        return new Config(
                host,
                port,
                data,
                database,
                https,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    public Config limits(Limits others) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                others,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** Tables nobody has touched for so long leave memory; the log remembers them. */
    public Config idle(Duration time) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                time,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** So many threads on which bots think. */
    public Config thinkers(int threads) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                threads,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** A clock of one's own, which nobody sets. */
    public Config clock(InstantSource other) {
        LongSupplier along = () -> Duration.ofMillis(other.millis()).toNanos();
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                other,
                along,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** What passes whatever the clock is set to, in nanoseconds. */
    public Config ticks(LongSupplier nanoseconds) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                nanoseconds,
                luck,
                strangers,
                backups,
                contact,
                post);
    }

    /** Where seeds come from; an inn for people keeps to what nobody can guess. */
    public Config luck(Luck other) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                other,
                strangers,
                backups,
                contact,
                post);
    }

    /** Bots from outside that the keeper lets sit down, by the name they have here: a class that was brought, or exec: and a command. */
    public Config strangers(Map<String, String> words) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                words,
                backups,
                contact,
                post);
    }

    /** Backups on a schedule; none unless told. */
    public Config backups(@Nullable BackupPlan plan) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                plan,
                contact,
                post);
    }

    /** Who answers when somebody has found a hole: a mailto: or https: address. */
    public Config contact(@Nullable String address) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                address,
                post);
    }

    /** Letters are sent by it; none unless told. */
    public Config post(@Nullable Post office) {
        return new Config(
                host,
                port,
                data,
                database,
                secure,
                limits,
                idle,
                liveTables,
                thinkers,
                clock,
                ticks,
                luck,
                strangers,
                backups,
                contact,
                office);
    }
}
