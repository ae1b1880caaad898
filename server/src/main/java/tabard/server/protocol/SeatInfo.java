package tabard.server.protocol;

import org.jspecify.annotations.Nullable;
import tabard.server.store.SeatRow;

/** Who sits at a seat. Away: a bot plays until the person returns. */
public record SeatInfo(@Nullable String name, @Nullable String bot, boolean open, boolean away) {
    public static SeatInfo of(SeatRow row) {
        return new SeatInfo(row.name(), row.bot(), row.free(), row.away());
    }
}
