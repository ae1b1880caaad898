package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
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
import org.slf4j.LoggerFactory;
import tabard.server.client.Caller;
import tabard.server.store.Store;

/** What one's account holds: sessions, data to take along, and how one goes. */
@ParameterizedClass
@EnumSource(Database.class)
class AccountTest {
    private static final String SECRET = "a long enough secret";

    @Parameter
    Database database;

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
    private Config config;

    private Inn inn() {
        config = database.config(folder).limits(Limits.OPEN).clock(now::get);
        return Inn.open(config);
    }

    private static Caller elsewhere(Inn inn, String name) {
        var away = new Caller(Page.CLIENT, inn.port());
        away.done("POST", "/api/login", Map.of("name", name, "password", SECRET));
        return away;
    }

    @Test
    void sessionsAreListedAndEndedByTheirOwner() {
        try (var inn = inn()) {
            var home = Page.guest(inn, "Ann");
            home.done("POST", "/api/me/password", Map.of("password", SECRET));
            now.updateAndGet(time -> time.plus(Duration.ofHours(2)));
            var lost = elsewhere(inn, "Ann");
            var kept = elsewhere(inn, "Ann");
            var list = home.done("GET", "/api/me/sessions", null);
            assertThat(list).hasSize(3);
            assertThat(list.valueStream().filter(one -> one.path("here").asBoolean()))
                    .hasSize(1);
            assertThat(list.toString()).contains("\"device\":\"?, ?\""); // no browser
            String theirs = lost.done("GET", "/api/me/sessions", null)
                    .valueStream()
                    .filter(one -> one.path("here").asBoolean())
                    .findFirst()
                    .orElseThrow()
                    .path("id")
                    .asString();
            try (var page = new Page(lost)) {
                assertThat(home.done("DELETE", "/api/me/sessions/" + theirs, null))
                        .hasSize(2);
                page.untilClosed();
            }
            assertThat(lost.call("GET", "/api/me", null).status()).isEqualTo(204);
            assertThat(home.call("DELETE", "/api/me/sessions/" + theirs, null).status())
                    .isEqualTo(404);
            assertThat(Page.guest(inn, "Bob")
                            .call("DELETE", "/api/me/sessions/" + theirs, null)
                            .status())
                    .isEqualTo(404);
            assertThat(kept.done("DELETE", "/api/me/sessions", null)).hasSize(1);
            assertThat(home.call("GET", "/api/me", null).status()).isEqualTo(204);
        }
    }

    @Test
    void aSessionLivesAYearFromItsLastUse() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            now.updateAndGet(time -> time.plus(Duration.ofDays(300)));
            assertThat(ann.call("GET", "/api/me", null).whole().headers().firstValue("Set-Cookie"))
                    .as("the cookie lives on too")
                    .isPresent();
            ann.done("PATCH", "/api/me", Map.of("name", "Anna")); // whatever was to be written later is written
            now.updateAndGet(time -> time.plus(Duration.ofDays(100)));
            assertThat(ann.call("GET", "/api/me", null).status()).isEqualTo(200);
            assertThat(bob.call("GET", "/api/me", null).status()).isEqualTo(204);
        }
    }

    @Test
    void behindHttpsTheCookieIsOneThatNoOtherHostCanSet() throws Exception {
        var secure = database.config(folder).limits(Limits.OPEN).secure(true);
        try (var inn = Inn.open(secure)) {
            var enter = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + inn.port() + "/api/me"))
                    .header("X-Tabard", "1")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"))
                    .build();
            assertThat(Page.CLIENT
                            .send(enter, BodyHandlers.ofString())
                            .headers()
                            .firstValue("Set-Cookie")
                            .orElseThrow())
                    .startsWith("__Host-tabard=")
                    .contains("Secure")
                    .contains("HttpOnly")
                    .contains("Path=/")
                    .contains("SameSite=Lax")
                    .doesNotContain("Domain");
        }
    }

    @Test
    void whoFindsAHoleIsToldWhomToTell() {
        var address = "/.well-known/security.txt";
        try (var inn = inn()) {
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("GET", address, null)
                            .status())
                    .isEqualTo(404);
        }
        try (var inn = Inn.open(config.contact("mailto:keeper@inn.example"))) {
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("GET", address, null)
                            .text())
                    .isEqualTo("""
                            Contact: mailto:keeper@inn.example
                            Expires: 2026-06-30T00:00:00Z
                            Preferred-Languages: en, fr
                            """);
        }
    }

    @Test
    void aPasswordKeptInAnOldWayIsKeptAsTodayOnceItsOwnerComes() {
        var weak = Argon2Function.getInstance(1024, 1, 1, 32, Argon2.ID);
        String old = Password.hash(SECRET).addRandomSalt(16).with(weak).getResult();
        String ann;
        config = database.config(folder).limits(Limits.OPEN).clock(now::get);
        try (var inn = Inn.open(config)) {
            var home = Page.guest(inn, "Ann");
            home.done("POST", "/api/me/password", Map.of("password", SECRET));
            ann = home.done("GET", "/api/me", null).path("id").asString();
        }
        kept(ann, old);
        try (var inn = Inn.open(config)) {
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("POST", "/api/login", Map.of("name", "Ann", "password", "not that secret"))
                            .status())
                    .isEqualTo(403);
            elsewhere(inn, "Ann");
            elsewhere(inn, "Ann");
        }
        assertThat(kept(ann, null)).contains("m=19456,t=2,p=1");
    }

    /** What is kept as the password; changed first, where something is given. */
    private String kept(String person, String change) {
        try (var store = Store.open(config.data(), config.database())) {
            if (change != null) {
                store.change(handle -> handle.execute("update people set password = ? where id = ?", change, person));
            }
            return store.read(handle -> handle.select("select password from people where id = ?", person)
                    .mapTo(String.class)
                    .one());
        }
    }

    @Test
    void whoeverTriesIsSeenInTheLogAndNobodyNamed() {
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        var log = (Logger) LoggerFactory.getLogger("tabard.server.web.Guard");
        log.addAppender(lines);
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Annabelle");
            ann.done("POST", "/api/me/password", Map.of("password", SECRET));
            for (String name : List.of("Annabelle", "Nobodyhere")) {
                assertThat(new Caller(Page.CLIENT, inn.port())
                                .call("POST", "/api/login", Map.of("name", name, "password", "not that secret"))
                                .status())
                        .isEqualTo(403);
            }
            String id = ann.done("GET", "/api/me", null).path("id").asString();
            assertThat(lines.list.stream().map(ILoggingEvent::getFormattedMessage))
                    .contains(
                            "event=not-signed-in by=password person=" + id, "event=not-signed-in by=password person=-")
                    .noneMatch(line ->
                            line.contains("Annabelle") || line.contains("Nobodyhere") || line.contains("secret"));
        } finally {
            log.detachAppender(lines);
        }
    }

    @Test
    void aPasskeyIsBroughtOnlyWithThePassword() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            assertThat(ann.call("POST", "/api/me/passkeys/offer", Map.of()).status())
                    .isNotEqualTo(403);
            ann.done("POST", "/api/me/password", Map.of("password", SECRET));
            assertThat(ann.call("POST", "/api/me/passkeys/offer", Map.of()).text())
                    .contains("inn.old-password");
            assertThat(ann.call("POST", "/api/me/passkeys/offer", Map.of("old", "not that secret"))
                            .status())
                    .isEqualTo(403);
            assertThat(ann.call("POST", "/api/me/passkeys/offer", Map.of("old", SECRET))
                            .status())
                    .isNotEqualTo(403);
        }
    }

    @Test
    void thePasswordsThatEverybodyTriesAreRefused() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Annabelle");
            for (String known : new String[] {
                "Password1",
                "annabelle2024",
                "aaaaaaaaaa",
                "12345678",
                "motdepasse",
                "P@ssw0rd!!",
                "2024sunshine",
                "princesse1234",
                "dragondragon"
            }) {
                assertThat(ann.call("POST", "/api/me/password", Map.of("password", known))
                                .text())
                        .as(known)
                        .contains("inn.password-known");
            }
        }
    }

    @Test
    void whoDeletesHisAccountIsForgottenAndTheOthersPlayOn() {
        try (var inn = inn();
                var evening = new Evening(inn)) {
            evening.play(6);
            evening.orange().send(Map.of("t", "chat", "text", "good evening"));
            evening.white().await("chat");
            evening.ann.done("POST", "/api/me/password", Map.of("password", SECRET));
            assertThat(evening.ann
                            .call("DELETE", "/api/me", Map.of("old", "not that secret"))
                            .status())
                    .isEqualTo(403);
            evening.ann.done("DELETE", "/api/me", Map.of("old", SECRET));
            assertThat(evening.ann.call("GET", "/api/me", null).status()).isEqualTo(204);
            evening.white()
                    .until(
                            "a bot sits there",
                            page -> page.table().path("seats").path("orange").has("bot"));
            assertThat(evening.white()
                            .table()
                            .path("seats")
                            .path("orange")
                            .path("name")
                            .asString("?"))
                    .as("somebody who has left")
                    .isEmpty();
            assertThat(evening.white().table().toString()).doesNotContain("Ann");
            try (var page = new Page(evening.bob).join(evening.table)) {
                assertThat(page.await("chats").toString())
                        .contains("good evening")
                        .doesNotContain("Ann");
            }
            evening.white().until("asked or over", page -> page.asked() || page.over());
        }
    }

    @Test
    void finishedGamesStayWithSomebodyWhoHasLeft() {
        try (var inn = inn();
                var evening = new Evening(inn)) {
            evening.play(6);
            evening.ann.done("POST", "/api/tables/" + evening.table + "/resign", Map.of());
            evening.white().until("it is over", Page::over);
            evening.ann.done("DELETE", "/api/me", null);
            var card = evening.bob.done("GET", "/api/tables/" + evening.table, null);
            var seat = card.path("seats").path(0);
            assertThat(seat.path("name").asString("?")).isEmpty();
            assertThat(card.toString()).doesNotContain("Ann");
            assertThat(evening.bob
                            .done("GET", "/api/me/tallies", null)
                            .path("others")
                            .toString())
                    .contains("\"name\":\"\"");
            assertThat(evening.bob
                            .call("GET", "/api/tables/" + evening.table + "/record", null)
                            .text())
                    .contains("Bob")
                    .doesNotContain("Ann");
            evening.bob.done("POST", "/api/tables/" + evening.table + "/rematch", Map.of());
        }
    }

    @Test
    void oneTakesAlongWhatIsKeptOfOneselfAndNothingOfOthers() {
        try (var inn = inn();
                var evening = new Evening(inn)) {
            evening.play(6);
            evening.orange().send(Map.of("t", "chat", "text", "good evening"));
            evening.white().await("chat");
            evening.white().send(Map.of("t", "chat", "text", "a word of Bob"));
            evening.white().until("both are heard", page -> page.heard("a word of Bob"));
            var file = evening.ann.call("GET", "/api/me/data", null);
            assertThat(file.whole().headers().firstValue("Content-Disposition").orElseThrow())
                    .contains("attachment");
            var data = file.json();
            assertThat(data.path("name").asString()).isEqualTo("Ann");
            assertThat(data.path("sessions")).hasSize(1);
            assertThat(data.path("tables").path(0).path("id").asString()).isEqualTo(evening.table);
            assertThat(data.path("moves")).isNotEmpty();
            assertThat(data.path("moves")
                            .valueStream()
                            .map(move -> move.path("line").asString()))
                    .allMatch(line -> line.startsWith("orange: "));
            assertThat(data.path("said").path(0).path("text").asString()).isEqualTo("good evening");
            assertThat(file.text()).doesNotContain("Bob").doesNotContain("seed").doesNotContain("token");
        }
    }
}
