package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** What somebody said at a table. */
public record ChatLine(int n, String by, @Nullable String seat, String text, long when) {}
