package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Whatever a guest can send is answered or refused: no failure, no line of error in the log, and the others play on. */
class NonsenseTest {
    private static final int REQUESTS = 1500;
    private static final int MESSAGES = 3000;
    private static final int RAW = 150;

    private static final List<String> PATHS = List.of(
            "/api/me",
            "/api/me",
            "/api/ways",
            "/api/examine",
            "/api/tables",
            "/api/tables",
            "/api/tables",
            "/api/tables/ID",
            "/api/tables/ID/join",
            "/api/tables/ID/bot",
            "/api/tables/ID/leave",
            "/api/tables/ID/resign",
            "/api/tables/ID/rematch",
            "/api/tables/ID/return",
            "/api/tables/ID/record",
            "/api/tables/ID/replay",
            "/api/tables/ID/branch",
            "/api/join/ID",
            "/api/house",
            "/assets/ID",
            "/box/ID",
            "/ID",
            "/api/ID",
            "/api/login",
            "/api/login/forgotten",
            "/api/login/recover",
            "/api/me/mail",
            "/api/me/mail/confirm",
            "/api/keeper",
            "/api/keeper/inn",
            "/api/keeper/note",
            "/api/keeper/people/ID/ban",
            "/api/keeper/prune",
            "/api/logout",
            "/health",
            "/ws");
    private static final Map<String, Object> TABLE =
            Map.of("game", "macht", "places", Map.of("orange", "me"), "title", "x");

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void nothingThatAGuestSendsIsAFailureOfTheHouse() throws Exception {
        var all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        all.addAppender(lines);
        var away = Post.of("smtp://127.0.0.1:1", "keeper@inn.example", "https://inn.example");
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN).post(away));
                var others = new Evening(inn);
                var disturbed = new Evening(inn)) {
            others.play(2);
            var nonsense = new Nonsense(16);
            String id = disturbed.table;
            for (int i = 0; i < REQUESTS; i++) {
                request(inn, nonsense, id, i);
            }
            raw(inn, nonsense);
            messages(inn, nonsense, disturbed);
            others.play(4);
            assertThat(others.orange().troubles()).isEmpty();
            disturbed.orange().catchUp();
        } finally {
            all.detachAppender(lines);
        }
        assertThat(lines.list.stream().filter(line -> line.getLevel().isGreaterOrEqual(Level.ERROR)))
                .as("lines of error")
                .isEmpty();
    }

    private static void request(Inn inn, Nonsense nonsense, String id, int number) throws Exception {
        String method = nonsense.one(List.of("GET", "POST", "POST", "POST", "DELETE", "PUT", "PATCH", "HEAD", "NONE"));
        String place = nonsense.number(3) == 0 ? URLEncoder.encode(nonsense.word(), StandardCharsets.UTF_8) : id;
        String path = nonsense.one(PATHS).replace("ID", place);
        String body = nonsense.text(path.equals("/api/tables") ? TABLE : Map.of("name", "Eve", "at", 1));
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + inn.port() + path))
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body));
        if (nonsense.number(10) != 0) {
            request.header("X-Tabard", "1");
        }
        if (nonsense.number(3) == 0) {
            request.header("Cookie", "tabard=" + URLEncoder.encode(nonsense.word(), StandardCharsets.UTF_8));
        }
        assertThat(status(request.build()))
                .as("%d: %s %s %s", number, method, path, body)
                .isLessThan(500);
    }

    /** A line may be closed after a request whose body nobody read; then it is asked on another. */
    private static int status(HttpRequest request) throws Exception {
        for (int attempt = 0; ; attempt++) {
            try {
                return Page.CLIENT.send(request, BodyHandlers.discarding()).statusCode();
            } catch (IOException cut) {
                if (attempt == 3) {
                    throw cut;
                }
            }
        }
    }

    /** Lines that are no HTTP, and bodies that are broken off. */
    private static void raw(Inn inn, Nonsense nonsense) throws IOException {
        for (int i = 0; i < RAW; i++) {
            try (var line = new Socket(InetAddress.getLoopbackAddress(), inn.port())) {
                String head = nonsense.number(2) == 0
                        ? nonsense.word() + " " + nonsense.word() + "\r\n\r\n"
                        : "POST " + nonsense.one(PATHS) + " HTTP/1.1\r\nHost: a\r\nX-Tabard: 1\r\nContent-Length: "
                                + nonsense.one(List.of("9", "-1", "99999999999", "x", "16000")) + "\r\n"
                                + nonsense.one(
                                        List.of("", "Transfer-Encoding: chunked\r\n", "Content-Encoding: gzip\r\n"))
                                + "\r\n{\"na";
                line.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
                if (nonsense.number(2) == 0) {
                    line.shutdownOutput();
                    line.setSoTimeout(300_000);
                    // 505 is what HTTP itself says to a line of no version
                    String answer = new String(line.getInputStream().readNBytes(12), StandardCharsets.UTF_8);
                    assertThat(answer).as(head).doesNotMatch("HTTP/1.1 5(?!05).*");
                }
            } catch (SocketException _) {
                // it may hang up on such people
            }
        }
    }

    private static void messages(Inn inn, Nonsense nonsense, Evening evening) {
        var callers = List.of(evening.ann, evening.bob, Page.guest(inn, "Eve"));
        for (int i = 0; i < MESSAGES / 100; i++) {
            var deaf = new WebSocket.Listener() {};
            var line = nonsense.one(callers).socket(deaf);
            try {
                line.sendText("{\"t\":\"join\",\"table\":\"" + evening.table + "\"}", true)
                        .join();
                for (int j = 0; j < 100; j++) {
                    String kind =
                            nonsense.one(List.of("choose", "undo", "reopen", "hint", "log", "chat", "sit", "here"));
                    line.sendText(nonsense.text(Map.of("t", kind, "at", nonsense.number(30), "line", "pass")), true)
                            .join();
                }
                line.sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
            } catch (CompletionException cut) {
                line.abort(); // a message that is too long ends the line
            }
            line.abort();
        }
    }
}
