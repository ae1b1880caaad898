package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Stands in for those who carry notices to browsers: takes what is sent, and says so to whoever asks. */
final class Carrier implements AutoCloseable {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final HttpServer server;
    private final LinkedBlockingQueue<Map<String, String>> taken = new LinkedBlockingQueue<>();
    private volatile int answer = 201;

    Carrier() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            var heard = new HashMap<String, String>();
            exchange.getRequestHeaders().forEach((name, values) -> heard.put(name, values.getFirst()));
            heard.put("path", exchange.getRequestURI().getPath());
            heard.put("bytes", Integer.toString(exchange.getRequestBody().readAllBytes().length));
            exchange.sendResponseHeaders(answer, -1);
            exchange.close();
            taken.add(heard);
        });
        server.start();
    }

    String address(String name) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + name;
    }

    void answers(int status) {
        answer = status;
    }

    /** Nothing where none comes in time. */
    @Nullable
    Map<String, String> within(Duration time) throws InterruptedException {
        return taken.poll(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    Map<String, String> next() throws InterruptedException {
        var one = within(Patiently.LIMIT);
        assertThat(one).as("a notice").isNotNull();
        return one;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    /** One that wants to be called there. */
    static Map<String, String> browser(String endpoint) {
        byte[] point = new byte[65]; // the generator of the curve, which is as good as any other point of it
        var hex = "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
                + "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";
        for (int i = 0; i < point.length; i++) {
            point[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        }
        return Map.of(
                "endpoint",
                endpoint,
                "p256dh",
                BASE64.encodeToString(point),
                "auth",
                BASE64.encodeToString(new byte[16]),
                "language",
                "fr");
    }
}
