package tabard.server;

/**
 * How much one person, one socket or one address may ask of the inn. Rates are per second, with a burst of ten times that; guests:
 * new ones per address and hour; sockets: open at once, of all, of one address, of one person; hints: for one page and minute, because a bot must think about each.
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
        int socketsOfAddress,
        int socketsOfPerson,
        int hints) {

    private static final int MANY = 1_000_000;

    /** Bytes that may wait for one socket that does not read them; one message may be longer. */
    public static final int UNSENT = 1 << 20;

    /** Characters in the body of a request, and in that of one that brings a document: a map, a roster. */
    public static final int BODY = 16_384;

    public static final int DOCUMENT = 262_144;

    /** Enough for a quick player on several tables; too little for a flood. */
    public static final Limits STANDARD = new Limits(32, 60, 500, 200, 64, 50, 20, 20, 60, 10_000, 256, 32, 20);

    /** For load tests on loopback, where a thousand players share one address. */
    public static final Limits OPEN = new Limits(32, 60, 500, 200, 64, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY);

    /** The same with so many open tables a person. */
    public Limits tables(int most) {
        return new Limits(
                name,
                title,
                chat,
                line,
                contribution,
                most,
                requests,
                messages,
                guests,
                sockets,
                socketsOfAddress,
                socketsOfPerson,
                hints);
    }

    /** The same with so many sockets of all, of one address, of one person. */
    public Limits sockets(int ofAll, int ofAddress, int ofPerson) {
        return new Limits(
                name,
                title,
                chat,
                line,
                contribution,
                tables,
                requests,
                messages,
                guests,
                ofAll,
                ofAddress,
                ofPerson,
                hints);
    }
}
