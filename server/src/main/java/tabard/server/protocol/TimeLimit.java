package tabard.server.protocol;

import org.jspecify.annotations.Nullable;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.Clock;

/** How long a decision may take, and what becomes of one that takes longer. */
public record TimeLimit(Clock.Kind kind, @Nullable Integer amount, Clock.@Nullable Late late) {
    public static TimeLimit of(TableRow row) {
        return row.clock().millis() == 0
                ? new TimeLimit(Clock.Kind.NONE, null, null)
                : new TimeLimit(
                        row.clock().kind(), row.clock().amount(), row.clock().late());
    }
}
