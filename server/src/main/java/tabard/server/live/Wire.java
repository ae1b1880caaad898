package tabard.server.live;

/** The way to one open page. Sending never waits. */
public interface Wire {
    void send(String message);

    /** How many messages have not yet left. */
    int waiting();

    /** Once, when nothing waits any more. */
    void whenDrained(Runnable then);
}
