package tabard.server.protocol;

/** Something that was written as JSON before, and is sent as it is kept. */
@SuppressWarnings("UnusedTypeParameter") // it tells the page what the JSON is
public record RawJson<T>(String json) {}
