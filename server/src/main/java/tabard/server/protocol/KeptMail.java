package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** One's own address for letters, where one has given one, and whether one is told there that it is one's turn. */
public record KeptMail(@Nullable String address, boolean notices) {}
