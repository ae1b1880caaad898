package tabard.server.protocol;

import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** One sentence of the chronicle, as one viewer reads it. */
public record LogLine(
        int at, Said say, @Nullable String by, @Nullable String clause) {}
