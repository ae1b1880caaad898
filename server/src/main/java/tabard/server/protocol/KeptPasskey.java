package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** A passkey of one's own. Used: when last. */
public record KeptPasskey(
        String id, String name, long created, @Nullable Long used) {}
