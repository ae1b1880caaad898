package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;

class HintsTest {
    @TempDir
    Path folder;

    private Config config;

    @BeforeEach
    void closeTheDoor() {
        config = Config.in(folder).limits(Limits.OPEN);
    }

    @Test
    void whoeverIsAskedMayAskTheBotAndNothingIsPlayed() {
        try (var inn = Inn.open(config);
                var evening = new Evening(inn, Map.of("hints", true))) {
            evening.play(6);
            var page = evening.asked();
            int at = page.at();
            ask(page);
            var best = page.await("hints").path("best");
            assertThat(best.size()).isBetween(1, 3);
            double last = 1;
            for (var hint : best) {
                assertThat(hint.path("line").asString()).isNotEmpty();
                assertThat(hint.path("outcome").asDouble()).isBetween(0.0, last);
                for (var reason : hint.path("reasons")) {
                    assertThat(reason.path("say").path(1).path(0).asString()).startsWith("worth.");
                }
            }
            assertThat(page.at()).isEqualTo(at);
            assertThat(page.asked()).isTrue();
            page.choose(best.path(0).path("line").asString());
            page.until("the hint was an option", there -> there.at() > at);
        }
    }

    private static void ask(Page page) {
        page.forget();
        page.send(Map.of("t", "hint", "at", page.at()));
    }

    private static String refusal(Page page) {
        ask(page);
        return page.await("refused").path("why").path(0).asString();
    }

    @Test
    void whoeverIsNotAskedGetsNoHint() {
        try (var inn = Inn.open(config);
                var evening = new Evening(inn, Map.of("hints", true));
                var eve = new Page(Page.guest(inn, "Eve")).join(evening.table)) {
            evening.play(6);
            assertThat(refusal(evening.other())).isEqualTo("inn.not-asked");
            eve.await("view");
            assertThat(refusal(eve)).isEqualTo("inn.no-place");
        }
    }

    @Test
    void amongPeopleThereAreHintsOnlyWhereTheyAgreedOnIt() {
        try (var inn = Inn.open(config);
                var evening = new Evening(inn)) {
            assertThat(evening.orange().table().path("hints").asBoolean()).isFalse();
            assertThat(refusal(evening.asked())).isEqualTo("inn.no-hints");
            assertThat(hints(evening.ann, "me")).isTrue();
            assertThat(hints(evening.ann, "bot:miller")).isTrue();
            assertThat(hints(evening.ann, "bot:random"))
                    .as("as tables were laid before there were pilgrims")
                    .isTrue();
        }
    }

    /** Whether one may ask the bot at a table of one person with this opponent. */
    private static boolean hints(Caller ann, String other) {
        var table = ann.done(
                "POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me", "white", other)));
        try (var page = new Page(ann).join(table.path("id").asString())) {
            return page.await("table").path("hints").asBoolean();
        }
    }

    @Test
    void nobodyWearsTheBotsOut() {
        try (var inn = Inn.open(config.limits(Limits.STANDARD));
                var evening = new Evening(inn, Map.of("hints", true))) {
            var page = evening.asked();
            for (int i = 0; i < Limits.STANDARD.hints(); i++) {
                page.send(Map.of("t", "hint", "at", page.at()));
            }
            assertThat(refusal(page)).isEqualTo("inn.too-many-hints");
        }
    }
}
