package tabard.server.protocol;

/** Somebody the one who asks has played with. Here: whether he has looked in just now. */
public record Friend(String id, String name, boolean here, int tables, boolean blocked) {}
