package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** How a table ended. The database keeps it as it is written here. */
public record TableOutcome(
        List<String> winners,
        @Nullable List<Integer> points,
        Said how,
        @Nullable String resigned) {

    /** As a table's row keeps it. */
    public static @Nullable RawJson<TableOutcome> kept(@Nullable String json) {
        return json == null ? null : new RawJson<>(json);
    }
}
