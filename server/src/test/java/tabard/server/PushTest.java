package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.server.client.Caller;

/** "Your turn" reaches a browser whose page is closed; something on this machine stands in for those who carry it. */
@ParameterizedClass
@EnumSource(Database.class)
class PushTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    private Inn inn() {
        return Inn.open(database.config(folder).limits(Limits.OPEN));
    }

    private static String together(Caller host, Caller guest) {
        var card = host.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("white", "me")));
        String table = card.path("id").asString();
        guest.done("POST", "/api/tables/" + table + "/join", Map.of());
        return table;
    }

    @Test
    void whoIsAskedIsCalledOnceATurnAndNotWhileLooking() throws Exception {
        try (var carrier = new Carrier();
                var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            for (var person : List.of(ann, bob)) {
                assertThat(person.call(
                                        "POST",
                                        "/api/me/push",
                                        Carrier.browser(carrier.address(person == ann ? "ann" : "bob")))
                                .status())
                        .isEqualTo(204);
            }
            assertThat(Base64.getUrlDecoder()
                            .decode(ann.done("GET", "/api/push", null)
                                    .path("key")
                                    .asString()))
                    .hasSize(65);
            String table = together(ann, bob);
            var first = carrier.next();
            assertThat(first.get("Content-encoding")).isEqualTo("aes128gcm");
            assertThat(first.get("Authorization")).startsWith("vapid t=");
            assertThat(Integer.parseInt(first.get("bytes"))).isGreaterThan(100);
            boolean hers = first.get("path").equals("/ann");
            try (var looking = new Page(hers ? ann : bob).join(table)) {
                looking.await("view");
                // Whoever looks plays until the other, who does not look, is asked: only he is called.
                var dice = new SplittableRandom(3);
                Map<String, String> next = null;
                long end = System.nanoTime() + Patiently.LIMIT.toNanos();
                while (next == null && System.nanoTime() < end) {
                    looking.chooseAny(dice);
                    next = carrier.within(Duration.ofMillis(200));
                }
                assertThat(next).isNotNull();
                assertThat(next.get("path")).isEqualTo(hers ? "/bob" : "/ann");
            }
        }
    }

    /** The addresses that the inn keeps, one after the other. */
    private static String known(Config config) {
        var address =
                config.database() == null ? "jdbc:sqlite:" + config.data().resolve("tabard.db") : config.database();
        try (var connection = DriverManager.getConnection(address);
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select endpoint from pushes")) {
            var found = new StringBuilder();
            while (rows.next()) {
                found.append(rows.getString(1)).append('\n');
            }
            return found.toString();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aBrowserThatIsGoneIsForgotten() throws Exception {
        var config = database.config(folder).limits(Limits.OPEN);
        try (var carrier = new Carrier();
                var inn = Inn.open(config)) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            carrier.answers(410);
            ann.call("POST", "/api/me/push", Carrier.browser(carrier.address("away")));
            bob.call("POST", "/api/me/push", Carrier.browser(carrier.address("too")));
            together(ann, bob);
            String gone = carrier.next().get("path");
            var forgotten = gone.equals("/away") ? ann : bob;
            Patiently.until("it is forgotten", () -> !known(config).contains(gone));
            carrier.answers(201);
            forgotten.call("POST", "/api/me/push", Carrier.browser(carrier.address("new")));
            String path = "";
            long end = System.nanoTime() + Patiently.LIMIT.toNanos();
            while (!path.equals("/new") && System.nanoTime() < end) {
                together(ann, bob);
                path = carrier.next().get("path");
                assertThat(path).isNotEqualTo(gone);
            }
            assertThat(path).isEqualTo("/new");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "ftp://127.0.0.1/x",
                "https://10.0.0.1/x",
                "https://192.168.1.1/x",
                "https://169.254.169.254/latest",
                "https://[fd00::1]/x",
                "https://100.64.0.1/x",
                "https://user@127.0.0.1/x",
                "file:///etc/passwd"
            })
    void nothingIsSentIntoTheHouse(String endpoint) {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var answer = ann.call("POST", "/api/me/push", Carrier.browser(endpoint));
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().path("why").path(0).asString()).isEqualTo("inn.push");
        }
    }
}
