package tabard.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import tabard.server.live.Wire;

/** A page's WebSocket. Messages are bytes already, which only the core of Jetty takes as text. */
final class SocketWire implements Wire, Callback {
    private final CoreSession session;
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicReference<@Nullable Runnable> drained = new AtomicReference<>();

    SocketWire(Session session) {
        this.session = ((WebSocketSession) session).getCoreSession();
    }

    @Override
    public void send(byte[] message) {
        waiting.incrementAndGet();
        session.sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(message)), this, false);
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
    public void succeeded() {
        sent();
    }

    /** The socket is broken; it will be closed and its guest leaves. */
    @Override
    public void failed(Throwable failure) {
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
