package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two inns on one database are one house: whoever writes, all hear of it. */
class NewsTest {
    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void peopleInTwoInnsPlayAtOneTable() {
        var config = Database.POSTGRES.config(folder);
        try (var here = Inn.open(config);
                var there = Inn.open(config)) {
            var ann = Page.guest(here, "Ann");
            var bob = Page.guest(there, "Bob");
            String table = ann.done(
                            "POST",
                            "/api/tables",
                            Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")))
                    .path("id")
                    .asString();
            try (var first = new Page(ann).join(table);
                    var second = new Page(bob).join(table)) {
                first.await("table");
                bob.done("POST", "/api/tables/" + table + "/join", Map.of());
                first.until("the game begins", page -> page.at() > 0 || page.asked());
                var dice = new SplittableRandom(3);
                for (int i = 0; i < 40; i++) {
                    Patiently.until("somebody is asked", () -> first.asked() || second.asked());
                    var asked = first.asked() ? first : second;
                    var other = first.asked() ? second : first;
                    int before = other.at();
                    asked.chooseAny(dice);
                    other.until("the other sees it", page -> page.at() > before);
                }
                second.send(Map.of("t", "chat", "text", "Well played"));
                first.until("what was said is heard", page -> page.heard("Well played"));
                assertThat(first.troubles()).isEmpty();
                assertThat(second.troubles()).isEmpty();
            }
        }
    }
}
