package tabard.server.web;

import java.util.concurrent.atomic.LongAdder;

/** How many bytes wait for all sockets together. It is full at an eighth of the memory. */
final class Backlog {
    private static final int SHARE = 8;

    private final LongAdder bytes = new LongAdder();
    private final long most = Runtime.getRuntime().maxMemory() / SHARE;

    void add(int more) {
        bytes.add(more);
    }

    long bytes() {
        return bytes.sum();
    }

    boolean full() {
        return bytes.sum() > most;
    }
}
