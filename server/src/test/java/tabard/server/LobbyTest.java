package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;

@ParameterizedClass
@EnumSource(Database.class)
class LobbyTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    private Inn inn() {
        return Inn.open(database.config(folder).limits(Limits.OPEN));
    }

    private static String why(Caller.Answer answer) {
        return answer.json().path("why").path(0).asString();
    }

    @Test
    void onlyTheHostGivesAFreeSeatToABot() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            var card = ann.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("white", "me")));
            String path = "/api/tables/" + card.path("id").asString();
            assertThat(card.path("host").asBoolean()).isTrue();
            assertThat(bob.done("GET", path, null).path("host").asBoolean()).isFalse();
            assertThat(why(bob.call("POST", path + "/bot", Map.of("bots", "random"))))
                    .isEqualTo("inn.host-only");
            assertThat(ann.call("POST", path + "/bot", Map.of("bots", "nobody")).status())
                    .isEqualTo(409);
            assertThat(why(ann.call("POST", path + "/bot", Map.of("bots", "random", "seat", "white"))))
                    .isEqualTo("inn.no-free-seat");
            var begun = ann.done("POST", path + "/bot", Map.of("bots", "random"));
            assertThat(begun.path("state").asString()).isEqualTo("playing");
            assertThat(why(ann.call("POST", path + "/bot", Map.of("bots", "random"))))
                    .isEqualTo("inn.started");
        }
    }

    @Test
    void anOpenTableIsListedUntilSomebodySitsDown() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            var card = ann.done(
                    "POST",
                    "/api/tables",
                    Map.of("game", "macht", "places", Map.of("white", "me"), "title", "Evening"));
            String path = "/api/tables/" + card.path("id").asString();
            assertThat(card.path("state").asString()).isEqualTo("waiting");
            assertThat(bob.done("GET", "/api/tables", null)
                            .path("open")
                            .path(0)
                            .path("title")
                            .asString())
                    .isEqualTo("Evening");
            assertThat(why(bob.call("POST", path + "/join", Map.of("seat", "white"))))
                    .isEqualTo("inn.no-free-seat");
            assertThat(why(bob.call("POST", path + "/join", Map.of("contribution", "not allowed"))))
                    .isEqualTo("inn.contribution");
            ann.done("POST", path + "/leave", null);
            ann.done("POST", path + "/join", Map.of("seat", "white", "contribution", "mine"));
            var joined = bob.done("POST", path + "/join", Map.of("contribution", "yours"));
            assertThat(joined.path("state").asString()).isEqualTo("playing");
            assertThat(joined.path("fair").path("contributions").toString())
                    .isEqualTo("{\"orange\":\"yours\",\"white\":\"mine\"}");
            assertThat(joined.path("fair").has("seed")).isFalse();
            var lobby = Page.guest(inn, "Eve").done("GET", "/api/tables", null);
            assertThat(lobby.path("open").size()).isZero();
            assertThat(lobby.path("watch").size()).isEqualTo(1);
            assertThat(why(ann.call("POST", path + "/leave", null))).isEqualTo("inn.started");
        }
    }

    @Test
    void anInvitationIsTheOnlyWayToAPrivateSeat() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            var card = ann.done(
                    "POST",
                    "/api/tables",
                    Map.of("game", "macht", "listed", false, "places", Map.of("orange", "me", "white", "invite")));
            String path = "/api/tables/" + card.path("id").asString();
            String token = card.path("invite").asString().substring("/join/".length());
            assertThat(bob.done("GET", "/api/tables", null).path("open").size()).isZero();
            assertThat(bob.done("GET", path, null).has("invite")).isFalse();
            assertThat(why(bob.call("POST", path + "/join", Map.of()))).isEqualTo("inn.no-free-seat");
            assertThat(why(bob.call("POST", path + "/join", Map.of("token", "guessed"))))
                    .isEqualTo("inn.no-free-seat");
            assertThat(bob.done("GET", "/api/join/" + token, null).path("id")).isEqualTo(card.path("id"));
            assertThat(bob.done("POST", path + "/join", Map.of("token", token))
                            .path("mine")
                            .path(0)
                            .asString())
                    .isEqualTo("white");
        }
    }

    @Test
    void mySeatsAreListedWithMyTurnFirstAndAnotherMayBePlayedMeanwhile() {
        try (var inn = inn();
                var first = new Evening(inn)) {
            first.play(3);
            var asked = first.orange().asked() ? first.ann : first.bob;
            asked.done("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me")));
            var mine = asked.done("GET", "/api/tables", null).path("mine");
            assertThat(mine.size()).isEqualTo(2);
            assertThat(mine.path(0).path("turn").asBoolean()).isTrue();
            assertThat(mine.path(0).path("id").asString()).isEqualTo(first.table);
        }
    }

    @Test
    void whoGivesUpLosesAndMayHaveARematchOnTheOtherSide() {
        try (var inn = inn();
                var evening = new Evening(inn)) {
            evening.play(4);
            var card = evening.ann.done("POST", "/api/tables/" + evening.table + "/resign", null);
            assertThat(card.path("state").asString()).isEqualTo("over");
            assertThat(card.path("outcome").path("winners").path(0).asString()).isEqualTo("white");
            assertThat(card.path("fair").path("seed").asString()).hasSize(64);
            evening.white().until("it is told", Page::over);
            var again = evening.bob.done("POST", "/api/tables/" + evening.table + "/rematch", null);
            assertThat(again.path("mine").path(0).asString()).isEqualTo("orange");
            evening.orange().until("the rematch is told", page -> page.table().has("rematch"));
            var same = evening.ann.done("POST", "/api/tables/" + evening.table + "/rematch", null);
            assertThat(same.path("id")).isEqualTo(again.path("id"));
            var joined =
                    evening.ann.done("POST", "/api/tables/" + again.path("id").asString() + "/join", Map.of());
            assertThat(joined.path("state").asString()).isEqualTo("playing");
            assertThat(joined.path("mine").path(0).asString()).isEqualTo("white");
        }
    }

    @Test
    void oneMayHoldAllSeatsAndLookThroughEach() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var card = ann.done(
                    "POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me", "white", "me")));
            try (var page = new Page(ann).join(card.path("id").asString())) {
                page.await("view");
                var dice = new SplittableRandom(5);
                for (int i = 0; i < 30; i++) {
                    int at = page.at();
                    if (!page.chooseAny(dice)) {
                        String other = i % 2 == 0 ? "white" : "orange";
                        page.forget();
                        page.send(Map.of("t", "sit", "seat", other));
                        assertThat(page.await("view").path("viewer").asString()).isEqualTo(other);
                    } else {
                        page.until("it went on", there -> there.at() > at);
                    }
                }
                assertThat(page.at()).isGreaterThan(8);
            }
        }
    }

    @Test
    void spectatorsMayWatchOnlyWhereTheTableWishesAndNeverChoose() {
        try (var inn = inn();
                var open = new Evening(inn);
                var closed = new Evening(inn, Map.of("spectators", false))) {
            try (var watcher = new Page(new Caller(Page.CLIENT, inn.port())).join(open.table)) {
                assertThat(watcher.await("view").path("viewer").asString()).isEqualTo("spectator");
                watcher.choose("stop");
                assertThat(watcher.await("refused").path("why").path(0).asString())
                        .isEqualTo("inn.no-place");
                open.play(2);
                watcher.until("it follows", page -> page.at() >= 2);
            }
            try (var watcher = new Page(new Caller(Page.CLIENT, inn.port())).join(closed.table)) {
                assertThat(watcher.await("refused").path("why").path(0).asString())
                        .isEqualTo("inn.no-spectators");
                assertThat(watcher.kinds()).containsExactly("refused");
            }
        }
    }

    @Test
    void aReplayLeadsFrameByFrameToWhatIsThereNowAndCanBeTakenUpAgain() {
        var hurried = Map.of("clock", Map.of("kind", "minutes", "amount", 5));
        try (var inn = inn();
                var evening = new Evening(inn, hurried)) {
            evening.play(30);
            String path = "/api/tables/" + evening.table;
            var replay = evening.ann.done("GET", path + "/replay", null);
            assertThat(replay.path("viewer").asString()).isEqualTo("orange");
            evening.orange().until("all is shown", page -> frames(replay).equals(page.elements()));
            evening.bob.done("POST", path + "/resign", null);
            var all = evening.ann.done("GET", path + "/replay", null);
            assertThat(all.path("viewer").asString()).isEqualTo("referee");
            int middle = all.path("frames").size() / 2;
            var copy = evening.ann.done("POST", path + "/branch", Map.of("at", middle));
            assertThat(copy.path("copyOf").asString()).isEqualTo(evening.table);
            assertThat(copy.path("mine").size()).isEqualTo(2);
            try (var page = new Page(evening.ann).join(copy.path("id").asString())) {
                page.await("view");
                page.chooseAny(new SplittableRandom(1));
                page.until("it goes on", there -> there.at() >= 1);
            }
            var against = evening.ann.done("POST", path + "/branch", Map.of("at", middle, "bots", "greedy"));
            assertThat(against.path("mine")).hasSize(1);
            assertThat(against.path("clock").path("kind").asString()).isEqualTo("none");
            try (var page = new Page(evening.ann).join(against.path("id").asString())) {
                page.await("view");
                assertThat(page.table().path("hints").asBoolean(false)).isTrue();
                page.until("its turn comes", Page::asked);
            }
        }
    }

    private static Map<String, JsonNode> frames(JsonNode replay) {
        var elements = new TreeMap<String, JsonNode>();
        replay.path("start").path("set").properties().forEach(entry -> elements.put(entry.getKey(), entry.getValue()));
        for (var frame : replay.path("frames")) {
            var beat = frame.path("beat");
            beat.path("gone").forEach(id -> elements.remove(id.asString()));
            beat.path("set").properties().forEach(entry -> elements.put(entry.getKey(), entry.getValue()));
        }
        return elements;
    }

    @Test
    void whenTheClockRunsOutABotStandsInUntilThePersonComesBack() {
        var time = new AtomicReference<>(Instant.parse("2026-01-01T20:00:00Z"));
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN).clock(time::get));
                var evening = new Evening(inn, Map.of("clock", Map.of("kind", "minutes", "amount", 2)))) {
            var page = evening.asked();
            var other = evening.other(); // looked up before the bot plays
            var late = page == evening.orange() ? evening.ann : evening.bob;
            String seat = page == evening.orange() ? "orange" : "white";
            assertThat(page.await("clock").path("left").path(seat).asLong()).isEqualTo(120_000);
            time.updateAndGet(now -> now.plusSeconds(60));
            inn.sweep();
            time.updateAndGet(now -> now.plusSeconds(61));
            inn.sweep();
            page.until(
                    "a bot stands in",
                    there -> there.table().path("seats").path(seat).path("away").asBoolean());
            other.until("the other is asked", there -> there.asked() || there.over());
            late.done("POST", "/api/tables/" + evening.table + "/return", null);
            page.until(
                    "the seat is given back",
                    there ->
                            !there.table().path("seats").path(seat).path("away").asBoolean());
        }
    }

    @Test
    void whatIsSaidAtATableIsKept() {
        try (var inn = inn();
                var evening = new Evening(inn)) {
            evening.orange().send(Map.of("t", "chat", "text", "Bonsoir <b>à tous</b>"));
            var line = evening.white().await("chat").path("line");
            assertThat(line.path("text").asString()).isEqualTo("Bonsoir <b>à tous</b>");
            assertThat(line.path("by").asString()).isEqualTo("Ann");
            assertThat(line.path("seat").asString()).isEqualTo("orange");
            try (var late = new Page(evening.bob).join(evening.table)) {
                assertThat(late.await("chats").path("lines").size()).isEqualTo(1);
            }
        }
    }

    @Test
    void whatGoesTogetherIsTold() {
        try (var inn = inn()) {
            var ways = Page.guest(inn, "Ann").done("POST", "/api/ways", Map.of("game", "macht"));
            assertThat(ways.path("seats").toString()).isEqualTo("[2]");
            assertThat(ways.path("options").path("map").asString()).isEqualTo("britain");
            assertThat(ways.path("values").path("map").size()).isEqualTo(2);
        }
    }

    @Test
    void onlyWhoOpensATableMayBringADocument() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            String much = "x".repeat(20_000);
            var named = ann.call("PATCH", "/api/me", Map.of("name", much));
            assertThat(named.status()).isEqualTo(413);
            assertThat(why(named)).isEqualTo("inn.too-long");
            var opened = ann.call("POST", "/api/tables", Map.of("game", "macht", "options", Map.of("map", much)));
            assertThat(why(opened)).isEqualTo("options.value");
            var flood = ann.call("POST", "/api/tables", Map.of("title", "x".repeat(300_000)));
            assertThat(flood.status()).isEqualTo(413);
        }
    }
}
