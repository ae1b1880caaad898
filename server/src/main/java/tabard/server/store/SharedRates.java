package tabard.server.store;

import org.jdbi.v3.core.Handle;

/** A bucket in the database, for what all inns on it count together. */
public final class SharedRates {
    private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)";
    private static final long A_DAY = 86_400_000;

    private SharedRates() {}

    /** Whether one more is allowed: the bucket holds so many, and so many of them are gone after a millisecond. */
    public static boolean allows(Handle handle, String name, int burst, double perMilli) {
        String left = "greatest(0, r.level - (" + NOW + " - r.time) * ?) + 1";
        return handle.execute(
                        "insert into rates as r (name, level, time) values (?, 1, " + NOW
                                + ") on conflict (name) do update set level = " + left + ", time = excluded.time where "
                                + left + " <= ?",
                        name,
                        perMilli,
                        perMilli,
                        burst)
                == 1;
    }

    /** What nobody has asked for since yesterday is empty again. */
    public static void prune(Handle handle) {
        handle.execute("delete from rates where time < " + NOW + " - ?", A_DAY);
    }
}
