package tabard.server;

import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tabard.server.client.Caller;
import tools.jackson.databind.json.JsonMapper;

/** A page that only counts the deltas it gets before it is told who is present. */
final class CountingPage implements WebSocket.Listener, AutoCloseable {
    private final AtomicInteger deltas = new AtomicInteger();
    private final CountDownLatch present = new CountDownLatch(1);
    private final WebSocket socket;
    private final StringBuilder text = new StringBuilder();

    CountingPage(Caller caller) {
        socket = caller.socket(this);
    }

    int join(String table, int at) {
        socket.sendText(new JsonMapper().writeValueAsString(Map.of("t", "join", "table", table, "at", at)), true)
                .join();
        try {
            if (!present.await(5, TimeUnit.MINUTES)) {
                throw new AssertionError("no presence");
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return deltas.get();
    }

    @Override
    public CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            String message = text.toString();
            text.setLength(0);
            if (message.startsWith("{\"t\":\"delta\"")) {
                deltas.incrementAndGet();
            } else if (message.startsWith("{\"t\":\"presence\"")) {
                present.countDown();
            }
        }
        line.request(1);
        return null;
    }

    @Override
    public void close() {
        socket.abort();
    }
}
