package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;

@ParameterizedClass
@EnumSource(Database.class)
class PeopleTest {
    private static final Limits LOOSE = new Limits(32, 60, 500, 200, 64, 3, 1000, 1000, 1000, 1000, 1000, 1000, 1000);

    @Parameter
    Database database;

    @TempDir
    Path folder;

    private Inn inn() {
        return Inn.open(database.config(folder).limits(LOOSE));
    }

    @Test
    void aGuestPlaysUnderANameOfHisChoice() {
        try (var inn = inn()) {
            var nobody = new Caller(Page.CLIENT, inn.port());
            assertThat(nobody.call("GET", "/api/me", null).status()).isEqualTo(204);
            assertThat(nobody.call("POST", "/api/tables", Map.of("game", "macht"))
                            .status())
                    .isEqualTo(401);
            var answer = nobody.call("POST", "/api/me", Map.of("name", "  Zoé   la Rousse "));
            assertThat(answer.json().path("name").asString()).isEqualTo("Zoé la Rousse");
            assertThat(answer.whole().headers().firstValue("Set-Cookie").orElseThrow())
                    .contains("HttpOnly")
                    .contains("SameSite=Lax")
                    .contains("Path=/");
            assertThat(nobody.done("PATCH", "/api/me", Map.of("name", "Zoé"))
                            .path("name")
                            .asString())
                    .isEqualTo("Zoé");
            assertThat(nobody.done("GET", "/api/me", null).path("password").asBoolean())
                    .isFalse();
            for (String bad : new String[] {"", "   ", "x".repeat(33), "a\u0000b"}) {
                assertThat(nobody.call("PATCH", "/api/me", Map.of("name", bad)).status())
                        .isEqualTo(400);
            }
        }
    }

    @Test
    void withAPasswordOneComesBackFromAnotherMachine() {
        try (var inn = inn()) {
            var home = Page.guest(inn, "Ann");
            String id = home.done("GET", "/api/me", null).path("id").asString();
            assertThat(home.call("POST", "/api/me/password", Map.of("password", "short"))
                            .status())
                    .isEqualTo(400);
            home.done("POST", "/api/me/password", Map.of("password", "a long enough secret"));
            var away = new Caller(Page.CLIENT, inn.port());
            assertThat(away.call("POST", "/api/login", Map.of("name", "Ann", "password", "a wrong secret"))
                            .status())
                    .isEqualTo(403);
            assertThat(away.call("POST", "/api/login", Map.of("name", "Bob", "password", "a long enough secret"))
                            .status())
                    .isEqualTo(403);
            assertThat(away.done("POST", "/api/login", Map.of("name", "ANN", "password", "a long enough secret"))
                            .path("id")
                            .asString())
                    .isEqualTo(id);
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("POST", "/api/me", Map.of("name", "ann"))
                            .status())
                    .isEqualTo(409);
            away.done(
                    "POST", "/api/me/password", Map.of("password", "a new long secret", "old", "a long enough secret"));
            assertThat(home.call("GET", "/api/me", null).status()).isEqualTo(204);
            away.done("POST", "/api/logout", null);
            assertThat(away.call("GET", "/api/me", null).status()).isEqualTo(204);
        }
    }

    @Test
    void aForeignPageIsTurnedAway() throws Exception {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var plain = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + inn.port() + "/api/me"));
            var without = plain.copy()
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"x\"}"))
                    .build();
            assertThat(Page.CLIENT.send(without, BodyHandlers.ofString()).statusCode())
                    .isEqualTo(403);
            var foreign = plain.copy()
                    .header("X-Tabard", "1")
                    .header("Origin", "http://elsewhere.example")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"x\"}"))
                    .build();
            assertThat(Page.CLIENT.send(foreign, BodyHandlers.ofString()).statusCode())
                    .isEqualTo(403);
            for (String site : new String[] {"cross-site", "same-site"}) {
                var told = plain.copy().header("X-Tabard", "1").header("Sec-Fetch-Site", site);
                assertThat(Page.CLIENT
                                .send(
                                        told.copy()
                                                .header("Sec-Fetch-Mode", "cors")
                                                .build(),
                                        BodyHandlers.ofString())
                                .statusCode())
                        .isEqualTo(403);
                assertThat(Page.CLIENT
                                .send(
                                        told.copy()
                                                .header("Sec-Fetch-Mode", "navigate")
                                                .build(),
                                        BodyHandlers.ofString())
                                .statusCode())
                        .as("a link hither")
                        .isEqualTo(204);
            }
            for (String origin : new String[] {"http://elsewhere.example", "null", "http://127.0.0.1:1"}) {
                assertThatThrownBy(() -> Page.CLIENT
                                .newWebSocketBuilder()
                                .header("Origin", origin)
                                .buildAsync(
                                        URI.create("ws://127.0.0.1:" + inn.port() + "/ws"), new WebSocket.Listener() {})
                                .join())
                        .hasMessageContaining("WebSocketHandshakeException");
            }
            var headers = ann.call("GET", "/api/house", null).whole().headers();
            assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
                    .contains("default-src 'none'")
                    .doesNotContain("unsafe");
            assertThat(headers.firstValue("Permissions-Policy").orElseThrow()).contains("camera=()");
            assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
            assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        }
    }

    @Test
    void tooMuchIsRefused() {
        try (var inn = inn();
                var evening = new Evening(inn)) {
            assertThat(evening.ann
                            .call("PATCH", "/api/me", Map.of("name", "x".repeat(20_000)))
                            .status())
                    .isEqualTo(413);
            evening.orange().forget();
            evening.orange().send(Map.of("t", "chat", "text", "x".repeat(501)));
            assertThat(evening.orange().await("refused").path("why").path(0).asString())
                    .isEqualTo("inn.chat");
            for (int i = 0; i < 2; i++) {
                evening.ann.done("POST", "/api/tables", Map.of("game", "macht"));
            }
            var refused = evening.ann.call("POST", "/api/tables", Map.of("game", "macht"));
            assertThat(refused.status()).isEqualTo(403);
            assertThat(refused.json().path("why").path(0).asString()).isEqualTo("inn.too-many-tables");
        }
    }

    @Test
    void tooOftenIsRefused() {
        var strict = new Limits(32, 60, 500, 200, 64, 3, 1, 1, 3, 1000, 1000, 1000, 1);
        try (var inn = Inn.open(database.config(folder).limits(strict))) {
            var caller = new Caller(Page.CLIENT, inn.port());
            boolean refused = false;
            for (int i = 0; i < 30 && !refused; i++) {
                refused = caller.call("GET", "/api/house", null).status() == 429;
            }
            assertThat(refused).isTrue();
        }
        try (var inn = Inn.open(
                database.config(folder).limits(new Limits(32, 60, 500, 200, 64, 3, 1000, 1, 3, 1000, 1000, 1000, 1)))) {
            for (int i = 0; i < 3; i++) {
                Page.guest(inn, "guest " + i);
            }
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("POST", "/api/me", Map.of("name", "one more"))
                            .status())
                    .isEqualTo(429);
            try (var page = new Page(new Caller(Page.CLIENT, inn.port()))) {
                for (int i = 0; i < 12; i++) {
                    page.send(Map.of("t", "resync"));
                }
                page.until("it is told to slow down", there -> there.heard("inn.too-fast"));
            }
        }
    }

    @Test
    void theHouseTellsItsGamesHealthAndMetrics() {
        try (var inn = inn()) {
            var caller = new Caller(Page.CLIENT, inn.port());
            var game = caller.done("GET", "/api/house", null)
                    .path("games")
                    .valueStream()
                    .filter(each -> each.path("id").asString().equals("macht"))
                    .findFirst()
                    .orElseThrow();
            var words = caller.call("GET", game.path("words").path("fr").asString(), null);
            assertThat(words.status()).isEqualTo(200);
            assertThat(words.whole().headers().firstValue("Cache-Control").orElseThrow())
                    .contains("immutable");
            assertThat(caller.done("GET", game.path("rulesText").path("en").asString(), null)
                            .path("chapters")
                            .size())
                    .isPositive();
            assertThat(caller.done("GET", "/health", null).path("ok").asBoolean())
                    .isTrue();
            assertThat(caller.call("GET", "/metrics", null).text())
                    .contains("tabard_turns_total")
                    .contains("tabard_tables_live");
            assertThat(caller.call("GET", "/", null).text()).contains("<html");
            assertThat(caller.call("GET", "/assets/../../logback.xml", null).status())
                    .isIn(400, 404);
            assertThat(caller.call("GET", "/api/tables/nothing", null).status()).isEqualTo(404);
        }
    }
}
