package tabard.server.store;

import org.jspecify.annotations.Nullable;

/** Somebody who plays here: a guest, or one with a password who can come back from elsewhere. */
public record Person(String id, String name, @Nullable String password, long created) {}
