package tabard.server;

/**
 * How much one person, one socket or one address may ask of the inn. Rates are per second, with a burst of ten times that; guests:
 * new ones per address and hour; sockets: open at once, of all; hints: for one page and minute, because a bot must think about each.
 */
public record Limits(
        int name,
        int title,
        int chat,
        int line,
        int contribution,
        int tables,
        int requests,
        int messages,
        int guests,
        int sockets,
        int hints) {

    /** Characters in the body of a request, and in that of one that brings a document: a map, a roster. */
    public static final int BODY = 16_384;

    public static final int DOCUMENT = 262_144;

    /** Enough for a quick player on several tables; too little for a flood. */
    public static final Limits STANDARD = new Limits(32, 60, 500, 200, 64, 50, 20, 20, 60, 10_000, 20);

    /** For load tests on loopback, where a thousand players share one address. */
    public static final Limits OPEN =
            new Limits(32, 60, 500, 200, 64, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000);
}
