package tabard.server.protocol;

import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** Why a call was refused. */
public record Trouble(Said why, @Nullable String clause) {}
