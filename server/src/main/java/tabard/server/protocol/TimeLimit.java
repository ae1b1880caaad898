package tabard.server.protocol;

import org.jspecify.annotations.Nullable;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.Clock;

/** How long a decision may take, or all of one's decisions and how many seconds each adds, and what becomes of one that takes longer. */
public record TimeLimit(
        Clock.Kind kind,
        @Nullable Integer amount,
        Clock.@Nullable Late late,
        @Nullable Integer increment) {
    public static TimeLimit of(TableRow row) {
        var clock = row.clock();
        if (clock.millis() == 0) {
            return new TimeLimit(Clock.Kind.NONE, null, null, null);
        }
        Integer increment = clock.kind() == Clock.Kind.BANK ? clock.increment() : null;
        return new TimeLimit(clock.kind(), clock.amount(), clock.late(), increment);
    }
}
