package tabard.server.web;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import tabard.server.live.Wire;

/** A page's WebSocket. */
final class SocketWire implements Wire, Callback {
    private final Session session;
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicReference<@Nullable Runnable> drained = new AtomicReference<>();

    SocketWire(Session session) {
        this.session = session;
    }

    @Override
    public void send(String message) {
        waiting.incrementAndGet();
        session.sendText(message, this);
    }

    @Override
    public int waiting() {
        return waiting.get();
    }

    @Override
    public void whenDrained(Runnable then) {
        drained.set(then);
        if (waiting.get() == 0) {
            tell();
        }
    }

    @Override
    public void succeed() {
        sent();
    }

    /** The socket is broken; it will be closed and its guest leaves. */
    @Override
    public void fail(Throwable failure) {
        sent();
    }

    private void sent() {
        if (waiting.decrementAndGet() == 0) {
            tell();
        }
    }

    private void tell() {
        var then = drained.getAndSet(null);
        if (then != null) {
            then.run();
        }
    }
}
