package tabard.server.web;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import tabard.server.Limits;
import tabard.server.live.Wire;

/** A page's WebSocket. Messages are bytes already, which only the core of Jetty takes as text. */
final class SocketWire implements Wire {
    private static final int LITTLE = 1 << 16;

    private final CoreSession session;
    private final Backlog backlog;
    private final AtomicLong unsent = new AtomicLong();
    private volatile long moved = System.nanoTime();
    private volatile boolean cut;
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicReference<@Nullable Runnable> drained = new AtomicReference<>();

    SocketWire(Session session, Backlog backlog) {
        this.backlog = backlog;
        this.session = ((WebSocketSession) session).getCoreSession();
    }

    @Override
    public void send(byte[] message) {
        if (cut) {
            return;
        }
        long before = unsent.getAndAdd(message.length);
        backlog.add(message.length);
        if (before > 0 && (before + message.length > Limits.UNSENT || (before > LITTLE && backlog.full()))) {
            sent(message.length);
            cut();
            return;
        }
        if (waiting.getAndIncrement() == 0) {
            moved = System.nanoTime();
        }
        session.sendFrame(
                new Frame(OpCode.TEXT, ByteBuffer.wrap(message)),
                Callback.from(
                        () -> left(message.length), _ -> left(message.length)), // a broken line is closed by Jetty
                false);
    }

    /** Whoever does not read is let go, without a word that he would not read either; his page comes back by itself. */
    private void cut() {
        cut = true;
        session.abort();
    }

    /** The same where nothing has been read for too long. */
    void cutIfStuck(Duration patience) {
        if (waiting.get() > 0 && System.nanoTime() - moved > patience.toNanos()) {
            cut();
        }
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

    private void left(int bytes) {
        sent(bytes);
        moved = System.nanoTime();
        if (waiting.decrementAndGet() == 0) {
            tell();
        }
    }

    private void sent(int bytes) {
        unsent.addAndGet(-bytes);
        backlog.add(-bytes);
    }

    private void tell() {
        var then = drained.getAndSet(null);
        if (then != null) {
            then.run();
        }
    }
}
