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
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tabard.server.client.Caller;

/** What one page, one person and one address may hold of the inn. */
class SocketsTest {
    private static final int AT_ONCE = 1000;
    private static final int MANY = 400_000;

    @TempDir
    Path folder;

    /** One of the inn's figures. */
    private static double measured(Caller caller, String name) {
        var found = Pattern.compile("(?m)^" + name + " ([0-9.E]+)$")
                .matcher(caller.call("GET", "/metrics", null).text());
        assertThat(found.find()).as(name).isTrue();
        return Double.parseDouble(found.group(1));
    }

    /** Every kind of message counts, not only news of the game. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"t\":\"resync\"}", "{\"t\":\"log\",\"before\":999}", "nonsense"})
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPageThatAsksAndNeverReadsIsLetGo(String wish) throws Exception {
        boolean views = wish.contains("resync"); // only the newest of them waits
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var evening = new Evening(inn);
                var mute = new MutePage(inn.port())) {
            evening.play(60);
            mute.send("{\"t\":\"join\",\"table\":\"" + evening.table + "\"}");
            double most = 0;
            int sent = 0;
            boolean letGo = false;
            while (!letGo && sent < (views ? 5 * AT_ONCE : MANY)) {
                int due = (int) measured(evening.ann, "tabard_messages_received_total") + AT_ONCE;
                sent += AT_ONCE;
                letGo = !mute.send(wish, AT_ONCE);
                Patiently.until(
                        "they are heard, or it is let go",
                        () -> measured(evening.ann, "tabard_sockets") < 3
                                || measured(evening.ann, "tabard_messages_received_total") >= due);
                letGo |= measured(evening.ann, "tabard_sockets") < 3;
                evening.orange().catchUp(); // the table has answered, too
                most = Math.max(most, measured(evening.ann, "tabard_unsent_bytes"));
            }
            assertThat(most).as("unsent to one that does not read").isLessThan(3e6);
            assertThat(letGo).as("let go after %d messages", sent).isNotEqualTo(views);
            assertThat(evening.ann.call("GET", "/health", null).status()).isEqualTo(200);
            evening.play(2);
        }
    }

    /** How the inn closes the sockets it does not want. */
    private static final class Closing implements WebSocket.Listener {
        private final CompletableFuture<Integer> code = new CompletableFuture<>();

        @Override
        public CompletionStage<?> onClose(WebSocket line, int status, String reason) {
            code.complete(status);
            return null;
        }
    }

    private static int closed(Caller caller) throws Exception {
        var closing = new Closing();
        caller.socket(closing);
        return closing.code.get(10, TimeUnit.MINUTES);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void onePersonAndOneAddressHoldSoManySocketsAndNoMore() throws Exception {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN.sockets(100, 4, 2)))) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            try (var one = new Page(ann);
                    var two = new Page(ann)) {
                one.join("nowhere").await("refused");
                two.join("nowhere").await("refused");
                assertThat(closed(ann)).isEqualTo(1013);
                try (var three = new Page(bob);
                        var four = new Page(new Caller(Page.CLIENT, inn.port()))) {
                    three.join("nowhere").await("refused");
                    four.join("nowhere").await("refused");
                    assertThat(closed(new Caller(Page.CLIENT, inn.port()))).isEqualTo(1013);
                }
            }
            // whoever has left makes room
            Patiently.until(
                    "they have left",
                    () -> ann.call("GET", "/metrics", null).text().contains("tabard_sockets 0"));
            try (var again = new Page(ann)) {
                again.send(Map.of("t", "join", "table", "nowhere"));
                again.await("refused");
            }
        }
    }

    /** A letter now and then keeps a line from being idle, but not for ever; a page that listens is left alone. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whoNeverFinishesHisSentenceIsLetGo() throws Exception {
        var time = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
        var all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        all.addAppender(lines);
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN).clock(time::get));
                var page = new Page(Page.guest(inn, "Ann"));
                var slow = new Socket(InetAddress.getLoopbackAddress(), inn.port());
                var slower = new Socket(InetAddress.getLoopbackAddress(), inn.port())) {
            slow.getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
            slower.getOutputStream()
                    .write("POST /api/me HTTP/1.1\r\nHost: a\r\nX-Tabard: 1\r\nContent-Length: 50\r\n\r\n{"
                            .getBytes(StandardCharsets.US_ASCII));
            var caller = new Caller(Page.CLIENT, inn.port());
            Patiently.until(
                    "they have come",
                    () -> caller.call("GET", "/metrics", null).text().matches("(?s).*\ntabard_connections [3-9].*"));
            for (int i = 0; i < 4; i++) {
                time.updateAndGet(now -> now.plusSeconds(60));
                inn.sweep();
            }
            assertThat(ended(slow)).isTrue();
            assertThat(ended(slower)).isTrue();
            page.join("nowhere").await("refused");
        } finally {
            all.detachAppender(lines);
        }
        assertThat(lines.list.stream().filter(line -> line.getLevel().isGreaterOrEqual(Level.ERROR)))
                .as("lines of error")
                .isEmpty();
    }

    /** Whatever the inn still says, it says no more after that. */
    private static boolean ended(Socket line) throws IOException {
        try {
            line.getInputStream().readAllBytes();
            return true;
        } catch (SocketException reset) {
            return true;
        }
    }
}
