package tabard.server.live;

/** The way to one open page. Sending never waits. */
public interface Wire {
    /** One message: JSON, in UTF-8. It is not changed after this. */
    void send(byte[] message);

    /** How many messages have not yet left. */
    int waiting();

    /** Once, when nothing waits any more. */
    void whenDrained(Runnable then);
}
