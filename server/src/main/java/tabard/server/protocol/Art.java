package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** Where a game's own symbols and colours lie. */
public record Art(@Nullable String svg, @Nullable String css) {}
