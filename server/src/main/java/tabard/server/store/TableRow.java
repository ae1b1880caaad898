package tabard.server.store;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table as it was agreed on, and how far it is. Start: the position a copy begins with, as a document. */
public record TableRow(
        String id,
        String game,
        int seats,
        Map<String, ?> options,
        String title,
        @Nullable String host,
        boolean listed,
        boolean spectators,
        boolean hints,
        Clock clock,
        String seed,
        String invite,
        State state,
        long created,
        @Nullable String copyOf,
        @Nullable String start,
        @Nullable String rematch,
        @Nullable String outcome) {

    /** How far a table is. */
    public enum State {
        WAITING,
        PLAYING,
        OVER;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * How long a decision may take, and what becomes of one that takes longer. Of a bank, each player has so many minutes for the whole
     * game, and so many seconds more after each of his moves.
     */
    public record Clock(Kind kind, int amount, Late late, int increment) {
        public enum Kind {
            NONE(0),
            MINUTES(60_000L),
            DAYS(86_400_000L),
            BANK(60_000L);

            private final long unit;

            Kind(long unit) {
                this.unit = unit;
            }

            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        /** When the time is out: a bot plays on in the seat, or the usual answer is taken and the person keeps it. */
        public enum Late {
            BOT,
            USUAL;

            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        public static final Clock NONE = new Clock(Kind.NONE, 0, Late.BOT);

        /** For each decision anew. */
        public Clock(Kind kind, int amount, Late late) {
            this(kind, amount, late, 0);
        }

        /** In milliseconds; 0 means for ever. */
        public long millis() {
            return kind.unit * amount;
        }
    }

    /** With other dice. */
    public TableRow seeded(String other) {
        return with(other, state, copyOf, start, rematch, outcome);
    }

    public TableRow state(State next) {
        return with(seed, next, copyOf, start, rematch, outcome);
    }

    public TableRow over(String how) {
        return with(seed, State.OVER, copyOf, start, rematch, how);
    }

    public TableRow rematch(String other) {
        return with(seed, state, copyOf, start, other, outcome);
    }

    /** The same, as a copy that begins with a position of another table: one tries things out there, without haste and with advice. */
    public TableRow copyOf(String other, String position) {
        return new TableRow(
                id,
                game,
                seats,
                options,
                title,
                host,
                listed,
                spectators,
                true,
                Clock.NONE,
                seed,
                invite,
                state,
                created,
                other,
                position,
                rematch,
                outcome);
    }

    private TableRow with(
            String nextSeed,
            State nextState,
            @Nullable String nextCopyOf,
            @Nullable String nextStart,
            @Nullable String nextRematch,
            @Nullable String nextOutcome) {
        return new TableRow(
                id,
                game,
                seats,
                options,
                title,
                host,
                listed,
                spectators,
                hints,
                clock,
                nextSeed,
                invite,
                nextState,
                created,
                nextCopyOf,
                nextStart,
                nextRematch,
                nextOutcome);
    }
}
