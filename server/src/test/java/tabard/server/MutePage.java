package tabard.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A socket without a session, whose other end speaks but never reads. */
final class MutePage implements AutoCloseable {
    private static final int MASKED = 0x80;
    private static final int TEXT = 0x81;

    private final Socket socket = new Socket();

    MutePage(int port) throws IOException {
        socket.setReceiveBufferSize(4096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        socket.getOutputStream().write("""
                        GET /ws HTTP/1.1\r
                        Host: 127.0.0.1:%1$d\r
                        Origin: http://127.0.0.1:%1$d\r
                        Upgrade: websocket\r
                        Connection: Upgrade\r
                        Sec-WebSocket-Version: 13\r
                        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                        \r
                        """.formatted(port).getBytes(StandardCharsets.US_ASCII));
        var answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            answer.append((char) socket.getInputStream().read());
        }
        if (!answer.toString().startsWith("HTTP/1.1 101")) {
            throw new IOException(answer.toString());
        }
    }

    boolean send(String text) {
        return send(text, 1);
    }

    /** So many times. False where the line is cut. The mask is 0, so the text is sent as it is. */
    boolean send(String text, int times) {
        var frames = new ByteArrayOutputStream();
        for (int i = 0; i < times; i++) {
            frames.write(TEXT);
            frames.write(MASKED | text.length());
            frames.writeBytes(new byte[4]);
            frames.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
        }
        try {
            socket.getOutputStream().write(frames.toByteArray());
            return true;
        } catch (IOException cut) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
