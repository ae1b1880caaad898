package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** Something that changed, and what it is now: perhaps nothing, written as null. What has not changed is left out instead. */
public record Changed<T>(@Nullable T now) {}
