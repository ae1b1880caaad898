package tabard.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.function.Consumer;
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
        return with(draft -> {
            draft.host = address;
            draft.port = number;
        });
    }

    /** With PostgreSQL instead of the file: a JDBC address, user and password in it. */
    public Config database(@Nullable String address) {
        return with(draft -> draft.database = address);
    }

    /** Behind https: cookies are then sent over it only. */
    public Config secure(boolean https) {
        return with(draft -> draft.secure = https);
    }

    public Config limits(Limits others) {
        return with(draft -> draft.limits = others);
    }

    /** Tables nobody has touched for so long leave memory; where pages are open, they alone stay after a fifth of it. The log remembers them. */
    public Config idle(Duration time) {
        return with(draft -> draft.idle = time);
    }

    /** So many threads on which bots think. */
    public Config thinkers(int threads) {
        return with(draft -> draft.thinkers = threads);
    }

    /** A clock of one's own, which nobody sets. */
    public Config clock(InstantSource other) {
        return with(draft -> {
            draft.clock = other;
            draft.ticks = () -> Duration.ofMillis(other.millis()).toNanos();
        });
    }

    /** What passes whatever the clock is set to, in nanoseconds. */
    public Config ticks(LongSupplier nanoseconds) {
        return with(draft -> draft.ticks = nanoseconds);
    }

    /** Where seeds come from; an inn for people keeps to what nobody can guess. */
    public Config luck(Luck other) {
        return with(draft -> draft.luck = other);
    }

    /** Bots from outside that the keeper lets sit down, by the name they have here: a class that was brought, or exec: and a command. */
    public Config strangers(Map<String, String> words) {
        return with(draft -> draft.strangers = words);
    }

    /** Backups on a schedule; none unless told. */
    public Config backups(@Nullable BackupPlan plan) {
        return with(draft -> draft.backups = plan);
    }

    /** Who answers when somebody has found a hole: a mailto: or https: address. */
    public Config contact(@Nullable String address) {
        return with(draft -> draft.contact = address);
    }

    /** Letters are sent by it; none unless told. */
    public Config post(@Nullable Post office) {
        return with(draft -> draft.post = office);
    }

    private Config with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /** What is not changed stays. */
    private static final class Draft {
        private String host;
        private int port;
        private Path data;
        private @Nullable String database;
        private boolean secure;
        private Limits limits;
        private Duration idle;
        private int liveTables;
        private int thinkers;
        private InstantSource clock;
        private LongSupplier ticks;
        private Luck luck;
        private Map<String, String> strangers;
        private @Nullable BackupPlan backups;
        private @Nullable String contact;
        private @Nullable Post post;

        Draft(Config config) {
            host = config.host;
            port = config.port;
            data = config.data;
            database = config.database;
            secure = config.secure;
            limits = config.limits;
            idle = config.idle;
            liveTables = config.liveTables;
            thinkers = config.thinkers;
            clock = config.clock;
            ticks = config.ticks;
            luck = config.luck;
            strangers = config.strangers;
            backups = config.backups;
            contact = config.contact;
            post = config.post;
        }

        Config done() {
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
                    post);
        }
    }
}
