package tabard.server.live;

import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** One sentence of the chronicle, as one viewer reads it. */
record LogLine(
        int at, Said say, @Nullable String by, @Nullable String clause) {}
