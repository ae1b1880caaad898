package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;

/** Second thoughts at a live table: who has confirmed takes it up again until all have. */
@ParameterizedClass
@EnumSource(Database.class)
class ReopeningTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    /** Ann writes the letters of the north, Bob those of the south. */
    private static String lay(Caller ann, Caller bob) {
        var wanted = Map.of("game", "couriers", "seats", 2, "places", Map.of("north", "me", "south", "open"));
        String table = ann.done("POST", "/api/tables", wanted).path("id").asString();
        bob.done("POST", "/api/tables/" + table + "/join", Map.of());
        return table;
    }

    private static void choose(Page page, String line) {
        page.catchUp();
        int at = page.at();
        page.choose(line);
        page.until(line + " is shown", there -> there.at() > at);
    }

    private static void reopen(Page page) {
        page.send(Map.of("t", "reopen", "at", page.at()));
    }

    @Test
    void whoHasConfirmedTakesItUpAgainWhileAnotherIsPendingAndNobodyLearnsWhatItWas() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob);
            try (var north = new Page(ann).join(table);
                    var south = new Page(bob).join(table)) {
                north.await("view");
                south.await("view");
                assertThat(north.mayReopen()).isFalse();
                choose(north, "write 3");
                choose(north, "seal");
                assertThat(north.mayReopen()).isTrue();
                assertThat(south.mayReopen()).isFalse();
                choose(south, "write 1"); // which Ann does not notice
                reopen(north);
                north.until("it is asked again", Page::asked);
                assertThat(north.mayReopen()).isFalse();
                south.until("it is told", page -> page.heard("log.reopened"));
                assertThat(south.heard("write 3") || south.heard("\"log.write\",\"@north\""))
                        .isFalse();
                choose(north, "write 2");
                choose(north, "seal");
                south.until("it is told that all but one are sealed", page -> page.heard("[\"status.writing\",1]"));
                choose(south, "seal");
                north.until("they are read", page -> page.heard("\"log.read\""));
                assertThat(north.heard("2 1")).isTrue();
            }
        }
    }

    @Test
    void itIsRefusedWithASentenceWhereNothingIsToBeReopened() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob);
            try (var north = new Page(ann).join(table);
                    var looker = new Page(Page.guest(inn, "Cat")).join(table)) {
                north.await("view");
                looker.await("view");
                reopen(north);
                assertThat(north.await("refused").path("why").get(0).asString()).isEqualTo("refused.not-confirmed");
                assertThat(north.asked()).isTrue();
                reopen(looker);
                assertThat(looker.await("refused").path("why").get(0).asString())
                        .isEqualTo("inn.no-place");
            }
        }
    }

    @Test
    void theTableIsAsItWasAfterARestart() {
        var config = database.config(folder).limits(Limits.OPEN);
        Caller ann;
        String table;
        try (var inn = Inn.open(config)) {
            ann = Page.guest(inn, "Ann");
            table = lay(ann, Page.guest(inn, "Bob"));
            try (var north = new Page(ann).join(table)) {
                north.await("view");
                choose(north, "write 3");
                choose(north, "seal");
                reopen(north);
                north.until("it is asked again", Page::asked);
                choose(north, "write 0");
                choose(north, "seal");
            }
        }
        try (var inn = Inn.open(config);
                var north = new Page(ann.at(inn.port())).join(table)) {
            north.await("view");
            assertThat(north.asked()).isFalse();
            assertThat(north.mayReopen()).isTrue();
        }
    }
}
