package tabard.server.live;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.table.Refusal;

/** A queue whose messages are handled one after another, on a virtual thread that lives only while there are any. */
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final Queue<Runnable> messages = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();

    void put(Runnable message) {
        messages.add(message);
        if (waiting.getAndIncrement() == 0) {
            Thread.startVirtualThread(this::work);
        }
    }

    private void work() {
        do {
            var message = messages.poll();
            if (message != null) {
                handle(message);
            }
        } while (waiting.decrementAndGet() > 0);
    }

    private static void handle(Runnable message) {
        try {
            message.run();
        } catch (Refusal nobodyWaits) {
            LOG.debug("event=message-refused reason={}", nobodyWaits.getMessage());
        } catch (RuntimeException | Error failure) { // those behind it wait all the same
            LOG.error("event=message-failed", failure);
        }
    }
}
