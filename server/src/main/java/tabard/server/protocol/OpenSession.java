package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** Where a person is logged in. Here: this is where he asks from. */
public record OpenSession(
        String id, long created, long seen, @Nullable String device, boolean here) {}
