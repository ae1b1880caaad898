package tabard.server.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who uses the inn from outside, as a page would. */
public final class Caller {
    public static final JsonMapper JSON = new JsonMapper();

    /** An inn that says nothing for so long never will. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final HttpClient client;
    private final int port;
    private @Nullable String cookie;

    public Caller(HttpClient client, int port) {
        this.client = client;
        this.port = port;
    }

    /** The same person at another door. */
    public Caller at(int otherPort) {
        var caller = new Caller(client, otherPort);
        caller.cookie = cookie;
        return caller;
    }

    /** What came back. */
    public record Answer(int status, String text, HttpResponse<String> whole) {
        public JsonNode json() {
            return JSON.readTree(text);
        }
    }

    /** A new guest. */
    public static Caller guest(HttpClient client, int port, String name) {
        var caller = new Caller(client, port);
        caller.done("POST", "/api/me", Map.of("name", name));
        return caller;
    }

    public Answer call(String method, String path, @Nullable Object body) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(PATIENCE)
                .header("X-Tabard", "1")
                .header("Content-Type", "application/json")
                .method(
                        method,
                        body == null
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofString(JSON.writeValueAsString(body)));
        if (cookie != null) {
            request.header("Cookie", cookie);
        }
        try {
            var response = client.send(request.build(), BodyHandlers.ofString());
            response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
            return new Answer(response.statusCode(), response.body(), response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** The same, where anything but success is a failure. */
    public JsonNode done(String method, String path, @Nullable Object body) {
        var answer = call(method, path, body);
        if (answer.status >= 300) {
            throw new IllegalStateException(method + " " + path + ": " + answer.status + " " + answer.text);
        }
        return answer.text.isEmpty() ? JSON.createObjectNode() : answer.json();
    }

    public WebSocket socket(WebSocket.Listener listener) {
        var builder = client.newWebSocketBuilder().header("Origin", "http://127.0.0.1:" + port);
        if (cookie != null) {
            builder.header("Cookie", cookie);
        }
        return builder.buildAsync(URI.create("ws://127.0.0.1:" + port + "/ws"), listener)
                .join();
    }
}
