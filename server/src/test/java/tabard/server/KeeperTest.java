package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;

/** The keeper's page: who is let in, and what he sees and does there. */
@ParameterizedClass
@EnumSource(Database.class)
class KeeperTest {
    private static final String SECRET = "a long enough secret";

    @Parameter
    Database database;

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

    private Config config() {
        return database.config(folder).limits(Limits.OPEN).clock(now::get);
    }

    private static Caller protectedGuest(Inn inn, String name) {
        var guest = Page.guest(inn, name);
        guest.done("POST", "/api/me/password", Map.of("password", SECRET));
        return guest;
    }

    private static Caller keeper(Inn inn) {
        var keeper = protectedGuest(inn, "Landlady");
        var door = keeper.done(
                "POST",
                "/api/keeper",
                Map.of("old", SECRET, "code", inn.keeperCode().orElseThrow()));
        assertThat(door.path("open").asBoolean()).isTrue();
        return keeper;
    }

    private static String id(Caller caller) {
        return caller.done("GET", "/api/me", null).path("id").asString();
    }

    @Test
    void theFirstKeeperShowsTheCodeThatWasPrinted() {
        try (var inn = Inn.open(config())) {
            String code = inn.keeperCode().orElseThrow();
            var guest = Page.guest(inn, "Guest");
            assertThat(guest.call("POST", "/api/keeper", Map.of("code", code)).text())
                    .contains("inn.keeper-password");
            var ann = protectedGuest(inn, "Ann");
            var door = ann.done("GET", "/api/keeper", null);
            assertThat(door.path("vacant").asBoolean()).isTrue();
            assertThat(door.path("keeper").asBoolean()).isFalse();
            for (var wrong : List.of(
                    Map.of("old", SECRET),
                    Map.of("old", SECRET, "code", ""),
                    Map.of("old", SECRET, "code", "abcdefghij"),
                    Map.of("old", "not that secret", "code", code))) {
                assertThat(ann.call("POST", "/api/keeper", wrong).status())
                        .as("%s", wrong)
                        .isEqualTo(403);
            }
            assertThat(ann.call("GET", "/api/keeper/inn", null).text()).contains("inn.keeper-only");
            ann.done("POST", "/api/keeper", Map.of("old", SECRET, "code", code));
            assertThat(ann.call("GET", "/api/keeper/inn", null).status()).isEqualTo(200);
            assertThat(inn.keeperCode()).isEmpty();
            assertThat(protectedGuest(inn, "Bob")
                            .call("POST", "/api/keeper", Map.of("old", SECRET, "code", code))
                            .text())
                    .as("the code is good once")
                    .contains("inn.wrong-code");
        }
    }

    @Test
    void heIsLetInForHalfAnHourAndInOneBrowserOnly() {
        try (var inn = Inn.open(config())) {
            var keeper = keeper(inn);
            var elsewhere = new Caller(Page.CLIENT, inn.port());
            elsewhere.done("POST", "/api/login", Map.of("name", "Landlady", "password", SECRET));
            assertThat(elsewhere.call("GET", "/api/keeper/inn", null).status()).isEqualTo(403);
            now.updateAndGet(time -> time.plus(Duration.ofMinutes(29)));
            assertThat(keeper.call("GET", "/api/keeper/inn", null).status()).isEqualTo(200);
            now.updateAndGet(time -> time.plus(Duration.ofMinutes(2)));
            assertThat(keeper.call("GET", "/api/keeper/inn", null).status()).isEqualTo(403);
            keeper.done("POST", "/api/keeper", Map.of("old", SECRET));
            assertThat(keeper.call("GET", "/api/keeper/inn", null).status()).isEqualTo(200);
            keeper.done("DELETE", "/api/keeper", null);
            assertThat(keeper.call("GET", "/api/keeper/inn", null).status()).isEqualTo(403);
        }
    }

    @Test
    void nobodyElseDoesAnythingThere() {
        try (var inn = Inn.open(config());
                var evening = new Evening(inn)) {
            keeper(inn);
            String bob = id(evening.bob);
            for (var caller : List.of(evening.ann, new Caller(Page.CLIENT, inn.port()))) {
                for (String deed : List.of(
                        "GET /api/keeper/inn",
                        "POST /api/keeper/people/" + bob + "/ban",
                        "DELETE /api/keeper/people/" + bob + "/ban",
                        "POST /api/keeper/tables/" + evening.table + "/end",
                        "POST /api/keeper/note",
                        "POST /api/keeper/prune")) {
                    String[] words = deed.split(" ", -1);
                    assertThat(caller.call(words[0], words[1], words[0].equals("POST") ? Map.of() : null)
                                    .status())
                            .as(deed)
                            .isIn(401, 403);
                }
            }
            assertThat(evening.bob.call("GET", "/api/me", null).status()).isEqualTo(200);
        }
    }

    @Test
    void heSeesAndDoesWhatTheCommandsCan() {
        try (var inn = Inn.open(config());
                var evening = new Evening(inn)) {
            evening.play(3);
            var keeper = keeper(inn);
            var seen = keeper.done("GET", "/api/keeper/inn?find=bo&state=playing", null);
            assertThat(seen.path("people")).hasSize(1);
            assertThat(seen.path("tables").path(0).path("id").asString()).isEqualTo(evening.table);
            assertThat(seen.path("sizes").path("people").asInt()).isEqualTo(3);
            assertThat(seen.toString()).doesNotContain("argon2");

            keeper.done("POST", "/api/keeper/note", Map.of("text", "Closed on Sunday"));
            assertThat(evening.ann.done("GET", "/api/tables", null).path("note").asString())
                    .isEqualTo("Closed on Sunday");

            keeper.done("POST", "/api/keeper/tables/" + evening.table + "/end", Map.of());
            inn.sweep();
            evening.white().until("it is over", Page::over);

            String bob = id(evening.bob);
            keeper.done("POST", "/api/keeper/people/" + bob + "/ban", Map.of());
            assertThat(evening.bob.call("GET", "/api/me", null).status()).isEqualTo(204);
            assertThat(keeper.done("GET", "/api/keeper/inn?find=bob", null)
                            .path("people")
                            .path(0)
                            .path("banned")
                            .asBoolean())
                    .isTrue();
            assertThat(keeper.call("POST", "/api/keeper/people/" + id(keeper) + "/ban", Map.of())
                            .text())
                    .contains("inn.keeper-self");
            assertThat(keeper.call("POST", "/api/keeper/people/nobody/ban", Map.of())
                            .status())
                    .isEqualTo(404);
        }
    }

    @Test
    void guestsOfLongAgoAreClearedAwayAndNobodyElse() {
        try (var inn = Inn.open(config());
                var evening = new Evening(inn)) {
            evening.play(3);
            var keeper = keeper(inn);
            Page.guest(inn, "Forgotten");
            now.updateAndGet(time -> time.plus(Duration.ofDays(60)));
            keeper.done("POST", "/api/keeper", Map.of("old", SECRET));
            Page.guest(inn, "Fresh");
            assertThat(keeper.call("POST", "/api/keeper/prune", Map.of("days", 29))
                            .text())
                    .contains("inn.prune");
            var left =
                    keeper.done("POST", "/api/keeper/prune", Map.of("days", 30)).path("people");
            assertThat(left.valueStream().map(one -> one.path("name").asString()))
                    .containsExactlyInAnyOrder("Ann", "Bob", "Landlady", "Fresh");
        }
    }

    @Test
    void whoIsDismissedIsOutAtOnce() {
        var config = config();
        try (var inn = Inn.open(config);
                var steward = new Steward(config)) {
            var keeper = keeper(inn);
            steward.appoint(id(keeper), false);
            assertThat(keeper.call("GET", "/api/keeper/inn", null).status()).isEqualTo(403);
            var ann = protectedGuest(inn, "Ann");
            steward.appoint(id(ann), true);
            assertThat(ann.call("GET", "/api/keeper/inn", null).status())
                    .as("not without the password")
                    .isEqualTo(403);
            ann.done("POST", "/api/keeper", Map.of("old", SECRET));
            assertThat(ann.call("GET", "/api/keeper/inn", null).status()).isEqualTo(200);
        }
    }
}
