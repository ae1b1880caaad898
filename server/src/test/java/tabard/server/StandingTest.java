package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;
import tabard.server.store.SeatRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tools.jackson.databind.JsonNode;

/** Answers that stand: Orange plays tiles, and White, who has a Serpent, has said how long he wants to let them pass. */
class StandingTest {
    private static final String TABLE = "britain";

    /** Orange may act as often as there are tiles in this story. */
    private static final String START = """
            {"game": "macht", "cycle": 2, "hourglass": {"cubes": 6, "of": 6},
             "orange": {"points": 2, "pool": {"knights": 6, "mages": 3}, "reserve": {"influence-tent": 2, "influence-keys": 2}},
             "white": {"points": 2, "pool": {"knights": 3, "mages": 3}, "reserve": {"serpent": 1}},
             "provinces": {"alt-clut": {"marker": "castle"}, "gododdin": {"marker": "armour"}, "rheged": {"marker": "tent"},
              "ebrauc": {"marker": "keys"}, "elmet": {"marker": "castle"}, "gwynedd": {"marker": "armour"},
              "powys": {"marker": "tent"}, "dyfed": {"marker": "keys"}, "gwent": {"marker": "castle"},
              "lindsey": {"marker": "armour"}, "calchfynydd": {"marker": "keys"}, "icenia": {"marker": "tent"},
              "gwinntguic": {"marker": "keys"}, "caint": {"marker": "armour"}, "dumnonia": {"marker": "castle"}},
             "display": {}, "agenda": ["acting orange 2", "ending"]}""";

    @TempDir
    Path folder;

    private Config config;

    @BeforeEach
    void closeTheDoor() {
        config = Config.in(folder).limits(Limits.OPEN);
    }

    private void lay(Caller orange, Caller white) {
        var options = Map.<String, Object>of("map", "britain");
        var table = new TableRow(
                TABLE,
                "macht",
                2,
                options,
                "",
                id(orange),
                true,
                true,
                true,
                TableRow.Clock.NONE,
                "00".repeat(32),
                "invitation",
                TableRow.State.WAITING,
                0,
                null,
                START,
                null,
                null);
        var seats = List.of(seat("orange", 0, orange), seat("white", 1, white));
        try (var store = Store.open(folder, null)) {
            store.change(handle -> Tables.insert(handle, table, seats));
        }
    }

    private static String id(Caller caller) {
        return caller.done("GET", "/api/me", null).path("id").asString();
    }

    private static SeatRow seat(String word, int place, Caller who) {
        return new SeatRow(TABLE, word, place, SeatRow.Kind.PERSON, id(who), word, null, word, false);
    }

    private static Page sit(Caller caller) {
        var page = new Page(caller).join(TABLE);
        page.await("view");
        return page;
    }

    private static void choose(Page page, String line) {
        page.until("it is asked", Page::asked);
        int at = page.at();
        page.choose(line);
        page.until(line + " is shown", there -> there.at() > at);
    }

    /** Puts a tile to use; White may cancel it as soon as its target is named. */
    private static void strengthen(Page orange, String tile, String province) {
        choose(orange, "play " + tile);
        choose(orange, "strengthen " + province);
    }

    private static JsonNode stand(Page page, Map<String, ?> wish) {
        page.forget();
        page.send(wish);
        return page.await("standing").path("answers");
    }

    @Test
    void untilTheRoundEndsItGoesByWithThePageClosedAndAfterARestart() {
        Caller ann;
        Caller bob;
        try (var inn = Inn.open(config)) {
            ann = Page.guest(inn, "Ann");
            bob = Page.guest(inn, "Bob");
            lay(ann, bob);
            try (var orange = sit(ann)) {
                try (var white = sit(bob)) {
                    var answers = stand(white, Map.of("t", "stand", "window", "serpent"));
                    assertThat(answers.path(0).path("window").asString()).isEqualTo("serpent");
                }
                strengthen(orange, "influence-tent", "powys");
                choose(orange, "with knight"); // and nobody waited for White
                assertThat(orange.kinds()).as("his secret").doesNotContain("standing");
            }
        }
        try (var inn = Inn.open(config);
                var white = new Page(bob.at(inn.port())).join(TABLE);
                var orange = sit(ann.at(inn.port()))) {
            assertThat(white.await("standing").path("answers").size()).isEqualTo(1);
            strengthen(orange, "influence-keys", "dyfed");
            orange.until("White let it pass", Page::asked);
            assertThat(stand(white, Map.of("t", "withdraw", "window", "serpent")))
                    .isEmpty();
            choose(orange, "with knight");
        }
    }

    @Test
    void unlessTheChronicleSpeaksOfWhatHeNamed() {
        try (var inn = Inn.open(config)) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            lay(ann, bob);
            try (var orange = sit(ann);
                    var white = sit(bob)) {
                stand(white, Map.of("t", "stand", "window", "serpent", "thing", "dyfed"));
                strengthen(orange, "influence-tent", "powys");
                choose(orange, "with knight");
                white.forget();
                strengthen(orange, "influence-keys", "dyfed");
                white.until("White is asked: Dyfed was named", Page::asked);
                assertThat(white.await("standing").path("answers")).isEmpty();
                choose(white, "cancel");
            }
        }
    }

    @Test
    void whoIsAskedAlreadyNeedNotAnswerAnyMore() {
        try (var inn = Inn.open(config)) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            lay(ann, bob);
            try (var orange = sit(ann);
                    var white = sit(bob)) {
                strengthen(orange, "influence-tent", "powys");
                white.until("White is asked", Page::asked);
                stand(white, Map.of("t", "stand", "window", "serpent"));
                choose(orange, "with knight");
            }
        }
    }

    @Test
    void thereMustBeSuchAMomentSuchAThingAndASeat() {
        try (var inn = Inn.open(config)) {
            var ann = Page.guest(inn, "Ann");
            lay(ann, Page.guest(inn, "Bob"));
            try (var orange = sit(ann);
                    var passer = sit(Page.guest(inn, "Cecil"))) {
                assertThat(refusal(orange, Map.of("t", "stand", "window", "teatime")))
                        .isEqualTo("inn.no-window");
                assertThat(refusal(orange, Map.of("t", "stand", "window", "serpent", "thing", "teapot")))
                        .isEqualTo("inn.no-window");
                assertThat(refusal(passer, Map.of("t", "stand", "window", "serpent")))
                        .isEqualTo("inn.no-place");
            }
        }
    }

    private static String refusal(Page page, Map<String, ?> wish) {
        page.forget();
        page.send(wish);
        return page.await("refused").path("why").path(0).asString();
    }
}
