package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;

/** Several choices at once: a row of them in one message, and a row of them taken back. */
@ParameterizedClass
@EnumSource(Database.class)
class TakingBackTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    /** Ann writes the letters of the north, Bob those of the south: both at once, each letter a choice. */
    private static String lay(Caller ann, Caller bob) {
        var wanted = Map.of("game", "couriers", "seats", 2, "places", Map.of("north", "me", "south", "open"));
        String table = ann.done("POST", "/api/tables", wanted).path("id").asString();
        bob.done("POST", "/api/tables/" + table + "/join", Map.of());
        return table;
    }

    private static void row(Page page, String... lines) {
        page.catchUp();
        page.forget();
        page.send(Map.of("t", "choose", "at", page.at(), "lines", List.of(lines)));
    }

    private static void undo(Page page, Map<String, ?> which) {
        page.catchUp();
        page.forget();
        var message = new HashMap<String, Object>(which);
        message.put("t", "undo");
        message.put("at", page.at());
        page.send(message);
    }

    @Test
    void aRowIsTakenWholeAndTakenBackInOnePressAlsoAfterARestart() {
        var config = database.config(folder).limits(Limits.OPEN);
        int shown;
        String table;
        Caller ann;
        try (var inn = Inn.open(config)) {
            ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            table = lay(ann, bob);
            try (var north = new Page(ann).join(table)) {
                north.await("view");
                int before = north.at();
                row(north, "write 3", "write 2", "write 1");
                north.until("three letters are shown", page -> page.at() == before + 3);
                undo(north, Map.of("all", true));
                north.until("all is taken back", page -> page.heard("[\"log.undo-many\",\"@north\",3]"));
                assertThat(north.mayUndo()).isFalse();
                row(north, "write 1", "write 2", "write 3");
                north.until("three others are shown", page -> page.at() == before + 7);
                undo(north, Map.of("from", before + 6));
                north.until("the last two are taken back", page -> page.heard("[\"log.undo-many\",\"@north\",2]"));
                undo(north, Map.of("from", before + 1));
                north.until("one is left", page -> page.heard("[\"log.undo\",\"@north\"]"));
                undo(north, Map.of());
                north.until("none is left", page -> page.heard("refused.undo"));
                north.catchUp();
                shown = north.at();
            }
        }
        try (var inn = Inn.open(config);
                var north = new Page(ann.at(inn.port())).join(table)) {
            north.await("view");
            assertThat(north.at()).isEqualTo(shown);
            assertThat(north.mayUndo()).isFalse();
        }
    }

    @Test
    void aRowWithAFaultChangesNothing() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob);
            try (var north = new Page(ann).join(table)) {
                north.await("view");
                int before = north.at();
                row(north, "write 3", "seal", "write 2");
                north.until("it is refused", page -> page.heard("refused.row-broken"));
                row(north, "write 3", "write 99");
                north.until("it is refused", page -> page.heard("\"refused\""));
                row(north);
                north.until("it is refused", page -> page.heard("refused.row-empty"));
                north.catchUp();
                assertThat(north.at()).isEqualTo(before);
                assertThat(north.mayUndo()).isFalse();
            }
        }
    }
}
