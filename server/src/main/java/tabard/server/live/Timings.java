package tabard.server.live;

import java.util.function.LongConsumer;

/** What is measured of the tables, in nanoseconds: how long messages wait for their table, moves take until they are shown, and thoughts wait for a thread. */
public record Timings(LongConsumer lag, LongConsumer move, LongConsumer thought) {
    /** Nobody looks. */
    public static final Timings NONE = new Timings(_ -> {}, _ -> {}, _ -> {});
}
