package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;

/** What guests may be called, how often they may try a password or speak, and that strange requests are no failures of the house. */
class MannersTest {
    @TempDir
    Path folder;

    /** Where no time passes, nothing that was used up comes back, however slow the machine. */
    private Config still() {
        return Config.in(folder).limits(Limits.OPEN).clock(InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z")));
    }

    /** Through a proxy that says from where. */
    private static int login(Inn inn, String from, String name, String password) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + inn.port() + "/api/login"))
                .header("X-Tabard", "1")
                .header("X-Forwarded-For", from)
                .POST(BodyPublishers.ofString("{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}"))
                .build();
        return Page.CLIENT.send(request, BodyHandlers.discarding()).statusCode();
    }

    @Test
    void strangersGuessSlowlyHoweverTheyWriteTheNameAndDoNotLockTheOwnerOut() throws Exception {
        try (var inn = Inn.open(still().secure(true))) {
            Page.guest(inn, "Annabella").done("POST", "/api/me/password", Map.of("password", "a long enough secret"));
            assertThat(login(inn, "198.51.100.7", "Annabella", "a long enough secret"))
                    .isEqualTo(200);
            int refused = 0;
            for (int i = 0; i < 40; i++) {
                var name = new StringBuilder("annabella");
                for (int bit = 0; bit < 6; bit++) {
                    if ((i >> bit & 1) == 1) {
                        name.setCharAt(bit, Character.toUpperCase(name.charAt(bit)));
                    }
                }
                refused += login(inn, "203.0.113." + i, name.toString(), "a wrong secret") == 429 ? 1 : 0;
            }
            assertThat(refused).isPositive();
            assertThat(login(inn, "198.51.100.7", "Annabella", "a long enough secret"))
                    .isEqualTo(200);
        }
    }

    @Test
    void aNewPasswordNeedsTheOldOneAndCostsTheHouseLittle() {
        try (var inn = Inn.open(still())) {
            var ann = Page.guest(inn, "Ann");
            ann.done("POST", "/api/me/password", Map.of("password", "a first secret"));
            assertThat(ann.call("POST", "/api/me/password", Map.of("password", "a second secret"))
                            .status())
                    .isEqualTo(403);
            assertThat(ann.call(
                                    "POST",
                                    "/api/me/password",
                                    Map.of("password", "a second secret", "old", "not the first"))
                            .status())
                    .isEqualTo(403);
            ann.done("POST", "/api/me/password", Map.of("password", "a second secret", "old", "a first secret"));
            boolean refused = false;
            for (int i = 0; i < 12 && !refused; i++) {
                refused = ann.call("POST", "/api/me/password", Map.of("password", "a secret", "old", "not this"))
                                .status()
                        == 429;
            }
            assertThat(refused).isTrue();
        }
    }

    @Test
    void noGuestIsInvisibleOrCalledLikeSomebodyWithAPassword() {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            ann.done("POST", "/api/me/password", Map.of("password", "a long enough secret"));
            var bob = Page.guest(inn, "Bob");
            for (String bad : List.of(
                    "\u200b", "A\u200bnn", "\u202egnik", "\u2066x", "\u3164", "...", "\u0301", "a\ue000", "\ud800")) {
                assertThat(bob.call("PATCH", "/api/me", Map.of("name", bad)).status())
                        .as(bad)
                        .isEqualTo(400);
            }
            for (String taken : List.of("Ann", "ANN", "Ａｎｎ")) {
                assertThat(bob.call("PATCH", "/api/me", Map.of("name", taken)).status())
                        .as(taken)
                        .isEqualTo(409);
                assertThat(new Caller(Page.CLIENT, inn.port())
                                .call("POST", "/api/me", Map.of("name", taken))
                                .status())
                        .as(taken)
                        .isEqualTo(409);
            }
            for (String good : List.of("Zoé", "שרה", "李", "O’Neil 2", "Jean-Luc")) {
                bob.done("PATCH", "/api/me", Map.of("name", good));
            }
            assertThat(bob.call("POST", "/api/tables", Map.of("game", "macht", "title", "\u202eevil"))
                            .status())
                    .isEqualTo(400);
        }
    }

    @Test
    void nobodyFloodsATableWithTalk() {
        try (var inn = Inn.open(still().limits(Limits.STANDARD));
                var evening = new Evening(inn);
                var again = new Page(evening.ann).join(evening.table)) {
            again.await("view");
            for (int i = 0; i < 20; i++) {
                evening.orange().send(Map.of("t", "chat", "text", "line " + i));
                again.send(Map.of("t", "chat", "text", "other line " + i));
            }
            again.until("it is told to slow down", page -> page.heard("inn.too-fast"));
            evening.orange().catchUp();
            evening.white().catchUp();
            assertThat(evening.white().kinds().stream().filter("chat"::equals).count())
                    .isLessThan(20);
        }
    }

    /** Neither database nor page takes every character. */
    @ParameterizedTest
    @EnumSource(Database.class)
    void whatIsSaidIsKeptWithoutCharactersThatNobodyCanRead(Database database) {
        try (var inn = Inn.open(database.config(folder));
                var evening = new Evening(inn)) {
            evening.orange().send(Map.of("t", "chat", "text", "a\u0000b\u202ec\ud83d\udc69\u200d\ud83d\ude80"));
            assertThat(evening.white().await("chat").path("line").path("text").asString())
                    .isEqualTo("a bc\ud83d\udc69\u200d\ud83d\ude80");
            assertThat(evening.ann.call("GET", "/api/tables/a%00b", null).status())
                    .isIn(400, 404);
            assertThat(evening.ann.call("GET", "/api/join/a%00b", null).status())
                    .isIn(400, 404);
        }
    }

    /** What costs the house much is had less often than what costs it little. */
    @Test
    void oneWhoWantsReplaysWithoutEndIsTurnedAway() {
        try (var inn = Inn.open(still().limits(Limits.STANDARD));
                var evening = new Evening(inn)) {
            String replay = "/api/tables/" + evening.table + "/replay";
            boolean refused = false;
            for (int i = 0; i < 150 && !refused; i++) {
                refused = evening.ann.call("GET", replay, null).status() == 429;
            }
            assertThat(refused).isTrue();
            assertThat(evening.bob.call("GET", "/api/me", null).status()).isEqualTo(200);
        }
    }

    @Test
    void strangeRequestsAreRefusedAndNoFailures() throws Exception {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN))) {
            for (String type : List.of(
                    "application/json; charset=klingon", "text/plain; charset=\"", "x", "application/json; charset=")) {
                var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + inn.port() + "/api/me"))
                        .header("X-Tabard", "1")
                        .header("Content-Type", type)
                        .POST(BodyPublishers.ofString("{\"name\":\"Zoé\"}"))
                        .build();
                var answer = Page.CLIENT.send(request, BodyHandlers.ofString());
                assertThat(answer.statusCode()).as(type).isLessThan(500);
            }
            var caller = new Caller(Page.CLIENT, inn.port());
            for (String path : List.of("/assets/", "/assets", "/words", "/art/")) {
                assertThat(caller.call("GET", path, null).status()).as(path).isEqualTo(404);
            }
        }
    }
}
