package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;

/** Who sees a table, and who plays at it: whoever sits there now, by whatever way he comes. */
class SightTest {
    private static final Map<String, String> OPEN = Map.of("north", "me", "south", "open", "west", "open");

    @TempDir
    Path folder;

    private static String why(Caller.Answer answer) {
        return answer.json().path("why").path(0).asString();
    }

    /** Three couriers, at this table of Ann's. */
    private static String three(Caller ann, Map<String, ?> more, Caller... others) {
        var wanted = new HashMap<String, Object>(Map.of("game", "couriers", "seats", 3, "places", OPEN));
        wanted.putAll(more);
        String table = ann.done("POST", "/api/tables", wanted).path("id").asString();
        for (var other : others) {
            other.done("POST", "/api/tables/" + table + "/join", Map.of());
        }
        return table;
    }

    /** Also where his page is open at another inn than the one he told. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whoGivesUpLooksOnLikeAnyOtherAndChoosesNoMore() {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var here = Inn.open(config);
                var there = Inn.open(config)) {
            var ann = Page.guest(here, "Ann");
            var bob = Page.guest(here, "Bob");
            String table = three(ann, Map.of(), bob, Page.guest(here, "Cid"));
            try (var first = new Page(ann).join(table);
                    var second = new Page(ann.at(there.port())).join(table)) {
                for (var page : List.of(first, second)) {
                    assertThat(page.await("view").path("viewer").asString()).isEqualTo("north");
                    page.forget();
                }
                ann.done("POST", "/api/tables/" + table + "/resign", null);
                for (var page : List.of(first, second)) {
                    page.until("it looks on", shown -> shown.heard("\"viewer\":\"spectator\""));
                    page.choose("write 1");
                    assertThat(page.await("refused").path("why").path(0).asString())
                            .isEqualTo("inn.no-place");
                }
            }
            assertThat(ann.done("GET", "/api/tables/" + table + "/replay", null)
                            .path("viewer")
                            .asString())
                    .isEqualTo("spectator");
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aTableThatDoesNotWishToBeWatchedIsSeenByItsPlayersOnly() {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            var eve = Page.guest(inn, "Eve");
            String table = three(ann, Map.of("spectators", false), bob);
            String path = "/api/tables/" + table;
            try (var early = new Page(eve).join(table);
                    var south = new Page(bob).join(table);
                    var north = new Page(ann).join(table)) {
                early.await("table");
                south.await("presence");
                north.send(Map.of("t", "chat", "text", "between us"));
                south.await("chat");
                early.send(Map.of("t", "chat", "text", "from a stranger"));
                early.await("refused");
                early.forget();
                Page.guest(inn, "Cid").done("POST", path + "/join", Map.of());
                assertThat(early.await("refused").path("why").path(0).asString())
                        .isEqualTo("inn.no-spectators");
                south.await("view");
                north.await("view");
                early.send(Map.of("t", "resync"));
                early.send(Map.of("t", "log", "before", 99));
                early.choose("write 1");
                early.until("its last word is refused", page -> page.heard("inn.no-place"));
                assertThat(early.kinds()).doesNotContain("view", "delta", "chat", "chats", "log");
                assertThat(south.heard("from a stranger")).isFalse();
                for (String what : List.of("", "/replay", "/record")) {
                    var answer = eve.call("GET", path + what, null);
                    assertThat(answer.status()).as(what).isEqualTo(403);
                    assertThat(why(answer)).as(what).isEqualTo("inn.no-spectators");
                }
                assertThat(eve.call("POST", path + "/branch", Map.of("at", 0)).status())
                        .isEqualTo(403);
                // who gives up is a stranger from then on
                north.forget();
                ann.done("POST", path + "/resign", null);
                north.await("refused");
                north.forget();
                int at = south.at();
                south.choose("write 1");
                south.until("it is shown", page -> page.at() > at);
                north.send(Map.of("t", "resync"));
                north.choose("write 1");
                north.until("its last word is refused", page -> page.heard("inn.no-place"));
                assertThat(north.kinds()).containsOnly("refused");
                assertThat(why(ann.call("GET", path + "/replay", null))).isEqualTo("inn.no-spectators");
                assertThat(bob.call("GET", path + "/replay", null).status()).isEqualTo(200);
            }
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theRecordOfAPrivateTableIsForThoseWhoPlayed() {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var closed = new Evening(inn, Map.of("spectators", false))) {
            String path = "/api/tables/" + closed.table;
            closed.ann.done("POST", path + "/resign", null);
            var eve = Page.guest(inn, "Eve");
            assertThat(eve.call("GET", path + "/record", null).status()).isEqualTo(403);
            assertThat(eve.call("GET", path, null).status()).isEqualTo(403);
            assertThat(closed.bob.call("GET", path + "/record", null).status()).isEqualTo(200);
            assertThat(closed.ann.call("GET", path + "/record", null).status()).isEqualTo(200);
        }
    }
}
