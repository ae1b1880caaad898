package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;
import tabard.server.couriers.Correspondence;

/** The common room: no table, however odd or forgotten, keeps others out, and none tells what is secret. */
class HouseTest {
    @TempDir
    Path folder;

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

    private Inn inn(Limits limits) {
        return Inn.open(Config.in(folder).limits(limits).clock(time::get));
    }

    private static String lay(Caller caller) {
        return caller.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me")))
                .path("id")
                .asString();
    }

    private static List<String> open(Caller caller) {
        var ids = new ArrayList<String>();
        caller.done("GET", "/api/tables", null)
                .path("open")
                .forEach(card -> ids.add(card.path("id").asString()));
        return ids;
    }

    @Test
    void oneOddRowIsLeftOutAndTheOthersAreShown() throws Exception {
        Caller before;
        String good;
        var odd = new ArrayList<String>();
        try (var inn = inn(Limits.OPEN)) {
            before = Page.guest(inn, "Ann");
            good = lay(before);
            for (int i = 0; i < 6; i++) {
                odd.add(lay(before));
            }
        }
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tabard.db"));
                var statement = connection.createStatement()) {
            var changes = List.of(
                    "tables set game = 'macht-7' where id",
                    "tables set game = 'chess-1' where id",
                    "tables set options = '{broken' where id",
                    "tables set clock = 'weeks' where id",
                    "tables set clock_late = '' where id",
                    "seats set kind = 'ghost' where table_id");
            for (int i = 0; i < odd.size(); i++) {
                statement.execute("update " + changes.get(i) + " = '" + odd.get(i) + "'");
            }
        }
        try (var inn = inn(Limits.OPEN)) {
            var ann = before.at(inn.port());
            assertThat(open(new Caller(Page.CLIENT, inn.port()))).containsExactly(good);
            assertThat(ann.done("GET", "/api/tables", null).path("mine")).hasSize(1);
            for (String id : odd) {
                for (String what : List.of("", "/replay", "/record")) {
                    assertThat(ann.call("GET", "/api/tables/" + id + what, null).status())
                            .as(id + what)
                            .isBetween(200, 499);
                }
                assertThat(ann.call("POST", "/api/tables/" + id + "/leave", null)
                                .status())
                        .isBetween(400, 499);
                try (var page = new Page(ann).join(id)) {
                    page.await("refused");
                }
            }
            inn.sweep();
            ann.done("PATCH", "/api/me", Map.of("name", "Anna"));
            ann.done("DELETE", "/api/me", null);
        }
    }

    @Test
    void whoHasForgottenHisTablesLaysNewOnes() {
        try (var inn = inn(Limits.OPEN.tables(2))) {
            var ann = Page.guest(inn, "Ann");
            for (int i = 0; i < 2; i++) {
                Page.guest(inn, "Bob").done("POST", "/api/tables/" + lay(ann) + "/join", Map.of());
            }
            assertThat(ann.call("POST", "/api/tables", Map.of("game", "macht")).status())
                    .isEqualTo(403);
            time.set(time.get().plus(Duration.ofDays(8)));
            lay(ann);
        }
    }

    @Test
    void aTableThatIsNeverBegunLeavesAfterADay() {
        try (var inn = inn(Limits.OPEN.tables(1))) {
            var ann = Page.guest(inn, "Ann");
            String table = lay(ann);
            try (var page = new Page(ann).join(table)) {
                page.await("table");
                time.set(time.get().plus(Duration.ofHours(23)));
                inn.sweep();
                assertThat(ann.call("GET", "/api/tables/" + table, null).status())
                        .isEqualTo(200);
                time.set(time.get().plus(Duration.ofHours(2)));
                inn.sweep();
                assertThat(page.await("refused").path("why").path(0).asString()).isEqualTo("inn.table-left");
            }
            assertThat(ann.call("GET", "/api/tables/" + table, null).status()).isEqualTo(404);
            assertThat(ann.call("POST", "/api/tables/" + table + "/leave", null).status())
                    .isEqualTo(404);
            assertThat(open(ann)).isEmpty();
            lay(ann);
        }
    }

    @Test
    void oneHostDoesNotFillTheListOfOpenTables() {
        try (var inn = inn(Limits.OPEN)) {
            String first = lay(Page.guest(inn, "Ann"));
            time.set(time.get().plusSeconds(1));
            var bob = Page.guest(inn, "Bob");
            for (int i = 0; i < 60; i++) {
                lay(bob);
            }
            assertThat(open(Page.guest(inn, "Eve"))).contains(first).hasSizeLessThan(20);
        }
    }

    /** Somebody who asks for the card again and again would learn when another writes, and how often. */
    @Test
    void aSecretStepDoesNotChangeWhenTheTableMovedLast() {
        try (var inn = inn(Limits.OPEN);
                var letters = new Correspondence(inn)) {
            var eve = new Caller(Page.CLIENT, inn.port());
            String path = "/api/tables/" + letters.table;
            var before = eve.done("GET", path, null);
            int at = letters.south.at();
            for (String line : List.of("write 1", "write 2")) {
                time.set(time.get().plusSeconds(60));
                Correspondence.choose(letters.north, line);
            }
            letters.south.catchUp();
            assertThat(letters.south.at()).as("Bob does not notice").isEqualTo(at);
            assertThat(eve.done("GET", path, null)).isEqualTo(before);
            assertThat(letters.ann.done("GET", path, null).path("moved")).isEqualTo(before.path("moved"));
            time.set(time.get().plusSeconds(60));
            Correspondence.choose(letters.north, "seal");
            Correspondence.choose(letters.south, "write 1");
            Correspondence.choose(letters.south, "seal");
            assertThat(eve.done("GET", path, null).path("moved").asLong())
                    .isEqualTo(time.get().toEpochMilli());
        }
    }

    @Test
    void botsPlayAmongThemselvesOnlyWhileSomebodyLooks() {
        try (var inn = inn(Limits.OPEN)) {
            var ann = Page.guest(inn, "Ann");
            var wanted = Map.of("game", "macht", "places", Map.of("orange", "bot:random", "white", "bot:random"));
            String alone = ann.done("POST", "/api/tables", wanted).path("id").asString();
            String watched = ann.done("POST", "/api/tables", wanted).path("id").asString();
            try (var page = new Page(ann).join(watched)) {
                page.until("they play to the end", Page::over);
            }
            assertThat(ann.done("GET", "/api/tables/" + alone, null)
                            .path("state")
                            .asString())
                    .isEqualTo("playing");
            try (var page = new Page(ann).join(alone)) {
                page.until("they play to the end", Page::over);
            }
        }
    }
}
