package tabard.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The cable to a database: it can be pulled, and put in again. */
final class Plug implements AutoCloseable {
    private final ServerSocket door;
    private final int behind;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean pulled;

    Plug(int behind) throws IOException {
        this.behind = behind;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                var here = door.accept();
                if (pulled) {
                    here.close();
                    continue;
                }
                var there = new Socket(InetAddress.getLoopbackAddress(), behind);
                open.add(here);
                open.add(there);
                Thread.startVirtualThread(() -> pass(here, there));
                Thread.startVirtualThread(() -> pass(there, here));
            } catch (IOException closed) {
                // nobody comes any more
            }
        }
    }

    private static void pass(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException cut) {
            // then both ends are
        }
    }

    void pull() {
        pulled = true;
        for (var socket : open) {
            try {
                socket.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        open.clear();
    }

    void putIn() {
        pulled = false;
    }

    @Override
    public void close() throws IOException {
        door.close();
        pull();
    }
}
