package tabard.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Config;
import tabard.server.Evening;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.Page;
import tabard.server.Steward;
import tabard.server.client.Caller;
import tabard.server.couriers.Correspondence;
import tabard.server.store.Store;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The page's protocol.ts says what the server says: no field more, none less, and optional is what is sometimes left out. */
class ProtocolTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Map<String, ?> TWO = Map.of("orange", "me", "white", "open");
    /** What the contract lets a game do, though no game of the house does it. */
    private static final List<String> UNUSED = List.of(
            "Art.css is never sent",
            "LogLine.chapter is never sent", // the games played here begin rounds with a sentence of their own
            "Art.svg is never left out, so it needs no ?",
            "Table.art is never left out, so it needs no ?",
            "GameInfo.art is never left out, so it needs no ?",
            "Replay.art is never left out, so it needs no ?",
            "View.status is never left out, so it needs no ?",
            "Frame.status is never left out, so it needs no ?",
            "First.status is never left out, so it needs no ?",
            "TableOutcome.points is never left out, so it needs no ?", // only by logs in which somebody resigned by
            // hand
            "Trouble.clause is never sent");

    /** What may happen in a game or not. */
    private static final List<String> BY_CHANCE = List.of("Delta.status is never left out, so it needs no ?");

    private static final String[] ROOTS = {
        "Message",
        "House",
        "Me",
        "Lobby",
        "Replay",
        "Rulebook",
        "FirstGame",
        "WorkedExamples",
        "Trouble",
        "Box",
        "Prompt",
        "Beat"
    };

    private final Map<String, Type> types = ProtocolFile.read();
    private final Fitting fitting = new Fitting(types);

    @TempDir
    Path folder;

    @Test
    void whatTheServerSaysIsWhatThePageExpects() {
        var now = new AtomicReference<>(Instant.parse("2026-01-01T18:00:00Z"));
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN).clock(now::get))) {
            anEvening(inn);
            aWholeGame(inn);
            theLobby(inn);
            theKeeperHasSomethingToSay(inn);
            somebodyIsLate(inn, now);
            somebodyThinksAgain(inn);
        }
        somebodyMeddles();
        Samples.scenes().forEach(sample -> fitting.fit(sample.json(), sample.type()));
        assertThat(fitting.troubles(ROOTS))
                .filteredOn(trouble -> !BY_CHANCE.contains(trouble))
                .containsExactlyInAnyOrderElementsOf(UNUSED);
    }

    private void anEvening(Inn inn) {
        try (var evening = new Evening(inn, Map.of("hints", true, "clock", Map.of("kind", "minutes", "amount", 5)))) {
            evening.play(12);
            for (int i = 0; i < 20 && !somethingIsAdvised(evening.asked()); i++) {
                evening.play(1);
            }
            var ann = evening.orange();
            var bob = evening.white();
            ann.send(Map.of("t", "chat", "text", "Good day"));
            bob.await("chat");
            ann.choose("nonsense");
            ann.await("refused");
            ann.send(Map.of("t", "log", "before", ann.at()));
            ann.await("log");
            evening.asked().send(Map.of("t", "undo", "at", evening.asked().at()));
            ann.send(Map.of("t", "stand", "window", "serpent", "thing", "powys"));
            ann.await("standing");
            ann.send(Map.of("t", "stand", "window", "serpent"));
            ann.until("until the round ends", page -> Collections.frequency(page.kinds(), "standing") > 1);
            bob.send(Map.of("t", "here", "visible", false));
            ann.until("white is away", page -> page.heard("\"white\":\"away\""));
            var eve = new Page(Page.guest(inn, "Eve")).join(evening.table);
            eve.await("chats");
            eve.send(Map.of("t", "chat", "text", "Good evening"));
            bob.until("a spectator speaks", page -> page.heard("Good evening"));
            replay(evening);
            var branch = evening.ann.done("POST", path(evening.table, "/branch"), Map.of("at", 1));
            fitting.fit(new Page(evening.ann).join(branch.path("id").asString()).await("table"), "Message");
            evening.bob.done("POST", path(evening.table, "/resign"), null);
            ann.until("it is over", Page::over);
            replay(evening);
            evening.ann.done("POST", path(evening.table, "/rematch"), Map.of());
            ann.until("a rematch", page -> page.heard("\"rematch\""));
            bob.close();
            ann.until("white is gone", page -> page.heard("\"white\":\"gone\""));
            for (var page : List.of(ann, bob, eve)) {
                page.heard().forEach(message -> fitting.fit(message, "Message"));
            }
            fitting.fit(evening.ann.done("GET", path(evening.table, ""), null), "Card");
            fitting.fit(evening.ann.done("GET", path(branch.path("id").asString(), ""), null), "Card");
            eve.close();
        }
    }

    private void aWholeGame(Inn inn) {
        try (var evening = new Evening(inn)) {
            for (int i = 0; i < 100 && !somethingIsBarred(evening.asked()); i++) {
                evening.play(1);
            }
            evening.play(10_000);
            evening.orange().heard().forEach(message -> fitting.fit(message, "Message"));
            evening.white().heard().forEach(message -> fitting.fit(message, "Message"));
            replay(evening);
        }
    }

    /** Not every advice has reasons: options may come to the same. */
    private static boolean somethingIsAdvised(Page page) {
        int before = Collections.frequency(page.kinds(), "hints");
        page.send(Map.of("t", "hint", "at", page.at()));
        page.until("advice", there -> Collections.frequency(there.kinds(), "hints") > before);
        return page.heard("\"good\":");
    }

    /** Then it is tried, to hear which rule is against it. */
    private static boolean somethingIsBarred(Page page) {
        for (var option : page.asks().path(0).path("options")) {
            if (option.has("barred")) {
                String place = option.path("on").path(0).asString("");
                page.choose(
                        option.path("line").asString().replace("{on}", place.substring(place.lastIndexOf('/') + 1)));
                return page.await("refused").has("clause");
            }
        }
        return false;
    }

    /** A bot takes the place of who has run out of time. */
    private void somebodyIsLate(Inn inn, AtomicReference<Instant> now) {
        try (var evening = new Evening(inn, Map.of("clock", Map.of("kind", "minutes", "amount", 1)))) {
            for (var caller : List.of(evening.ann, evening.bob)) {
                fitting.fit(caller.done("GET", "/api/tables", null), "Lobby"); // one of them is on turn
            }
            now.set(now.get().plusSeconds(90));
            inn.sweep();
            evening.orange().until("somebody is away", page -> page.heard("\"away\":true"));
            evening.orange().heard().forEach(message -> fitting.fit(message, "Message"));
            fitting.fit(evening.ann.done("GET", "/api/tables", null), "Lobby");
        }
    }

    /** Who has confirmed takes it up again while another is pending, and in the end something is reported. */
    private void somebodyThinksAgain(Inn inn) {
        try (var post = new Correspondence(inn)) {
            Correspondence.choose(post.north, "write 3");
            Correspondence.choose(post.north, "seal");
            post.north.send(Map.of("t", "reopen", "at", post.north.at()));
            post.north.until("it is told", there -> there.heard("log.reopened"));
            post.write();
            Correspondence.choose(post.north, "lost 1");
            Correspondence.choose(post.south, "lost 1");
            post.north.until("it is over", Page::over);
            post.north.catchUp();
            post.north.heard().forEach(message -> fitting.fit(message, "Message"));
        }
    }

    /** With the log: where a mark was changed both positions are known, where nobody can read a line neither. */
    private void somebodyMeddles() {
        var config = Config.in(folder.resolve("meddled")).limits(Limits.OPEN);
        for (String change : List.of("mark = mark + 1", "line = 'orange: sing', plate = null")) {
            Caller ann;
            String table;
            try (var inn = Inn.open(config);
                    var evening = new Evening(inn)) {
                evening.play(4);
                ann = evening.ann;
                table = evening.table;
            }
            try (var store = Store.open(folder.resolve("meddled"), null)) {
                store.change(handle -> handle.execute(
                        "update steps set " + change
                                + " where table_id = ? and n = (select max(n) from steps where table_id = ?)",
                        table,
                        table));
            }
            try (var inn = Inn.open(config);
                    var page = new Page(ann.at(inn.port())).join(table)) {
                page.await("refused");
                page.heard().forEach(message -> fitting.fit(message, "Message"));
            }
        }
    }

    private void replay(Evening evening) {
        fitting.fit(evening.ann.done("GET", path(evening.table, "/replay"), null), "Replay");
    }

    private void theKeeperHasSomethingToSay(Inn inn) {
        try (var steward = new Steward(Config.in(folder).limits(Limits.OPEN))) {
            steward.say("Closed on Monday.");
        }
        fitting.fit(Page.guest(inn, "Ann").done("GET", "/api/tables", null), "Lobby");
    }

    private void theLobby(Inn inn) {
        var ann = Page.guest(inn, "Ann");
        var house = ann.done("GET", "/api/house", null);
        fitting.fit(house, "House");
        for (var game : house.path("games")) {
            fitting.fit(ann.done("GET", game.path("rulesText").path("en").asString(), null), "Rulebook");
            fitting.fit(
                    ann.done("GET", "/api/games/" + game.path("id").asString() + "/examples", null), "WorkedExamples");
            if (game.has("first")) {
                fitting.fit(ann.done("GET", game.path("first").asString(), null), "FirstGame");
                var card = ann.done("POST", "/api/games/" + game.path("id").asString() + "/first", null);
                fitting.fit(new Page(ann).join(card.path("id").asString()).await("table"), "Message");
            }
        }
        fitting.fit(ann.done("GET", "/api/me", null), "Me");
        var open = ann.done(
                "POST",
                "/api/tables",
                Map.of("game", "macht", "places", TWO, "clock", Map.of("kind", "days", "amount", 3, "late", "usual")));
        fitting.fit(open, "Card");
        fitting.fit(
                ann.done(
                        "POST",
                        "/api/tables",
                        Map.of(
                                "game",
                                "macht",
                                "places",
                                TWO,
                                "clock",
                                Map.of("kind", "bank", "amount", 10, "increment", 5))),
                "Card");
        var bots = Map.of("orange", "me", "white", "bot:random");
        var botTable = ann.done("POST", "/api/tables", Map.of("game", "macht", "places", bots));
        fitting.fit(botTable, "Card");
        fitting.fit(new Page(ann).join(botTable.path("id").asString()).await("table"), "Message");
        var page = new Page(ann).join(open.path("id").asString());
        fitting.fit(page.await("table"), "Message");
        page.close();
        fitting.fit(ann.done("GET", "/api/tables", null), "Lobby");
        fitting.fit(ann.call("POST", "/api/tables", Map.of("game", "chess")).json(), "Trouble");
    }

    private static String path(String table, String more) {
        return "/api/tables/" + table + more;
    }

    @Test
    void whatThePageSaysIsUnderstood() throws ClassNotFoundException {
        var wanted = (Type.Shape) types.get("NewTable");
        var understood = Arrays.stream(
                        Class.forName("tabard.server.web.NewTable").getRecordComponents())
                .map(component -> component.getName())
                .toList();
        assertThat(wanted.fields()).allSatisfy(field -> assertThat(understood).contains(field.name()));

        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var evening = new Evening(inn, Map.of("hints", true))) {
            evening.play(4);
            var page = evening.asked();
            int at = page.at();
            says(page, Map.of("t", "join", "table", evening.table), "view");
            says(page, Map.of("t", "join", "table", evening.table, "at", at), "presence");
            says(page, Map.of("t", "resync"), "view");
            says(
                    page,
                    Map.of("t", "sit", "seat", page.table().path("me").path(0).asString()),
                    "view");
            says(page, Map.of("t", "log", "before", at), "log");
            says(page, Map.of("t", "chat", "text", "Good day"), "chat");
            says(page, Map.of("t", "here", "visible", false), "presence");
            says(page, Map.of("t", "hint", "at", at), "hints");
            says(page, Map.of("t", "stand", "window", "serpent", "thing", "powys"), "standing");
            says(page, Map.of("t", "stand", "window", "serpent"), "standing");
            says(page, Map.of("t", "withdraw", "window", "serpent"), "standing");
            says(page, Map.of("t", "choose", "at", at, "line", Samples.anyLine(page.asks())), "delta");
            evening.settle();
            says(page, Map.of("t", "undo", "at", page.at()), page.mayUndo() ? "delta" : "refused");
            says(page, Map.of("t", "undo", "at", page.at(), "from", page.at() + 1), "refused");
            says(page, Map.of("t", "undo", "at", -1, "all", true), "refused");
            says(page, Map.of("t", "choose", "at", page.at(), "lines", List.of("nonsense")), "refused");
            says(page, Map.of("t", "reopen", "at", page.at()), "refused");
        }
        assertThat(fitting.troubles("FromPage")).isEmpty();
    }

    /** The server answers so, and does not refuse what it should understand. */
    private void says(Page page, Map<String, ?> message, String answer) {
        fitting.fit(JSON.valueToTree(message), "FromPage");
        page.forget();
        page.send(message);
        JsonNode heard = page.await(answer);
        assertThat(heard.path("why").path(0).asString("")).isNotEqualTo("inn.unreadable");
    }
}
