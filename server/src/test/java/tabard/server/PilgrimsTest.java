package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.bots.Level;
import tabard.server.client.Caller;

/** The bots as company at a table. */
class PilgrimsTest {
    @TempDir
    Path folder;

    private Inn open() {
        return Inn.open(Config.in(folder).limits(Limits.OPEN));
    }

    private static String lay(Caller host, String orange, String white) {
        var places = Map.of("orange", orange, "white", white);
        return host.done("POST", "/api/tables", Map.of("game", "macht", "places", places))
                .path("id")
                .asString();
    }

    @Test
    void theInnOffersThemFromTheEasiestToTheHardest() {
        try (var inn = open()) {
            var offered = new ArrayList<String>();
            Page.guest(inn, "Ann")
                    .done("GET", "/api/house", null)
                    .path("bots")
                    .forEach(bot -> offered.add(bot.asString()));
            assertThat(offered).isEqualTo(Level.words());
        }
    }

    @Test
    void nobodySaysHowLongABotThinksHere() {
        try (var inn = open()) {
            var places = Map.of("orange", "me", "white", "bot:search@1000000000");
            var answer = Page.guest(inn, "Ann").call("POST", "/api/tables", Map.of("game", "macht", "places", places));
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.text()).contains("bot.unknown");
        }
    }

    @Test
    void aPilgrimPlaysToTheEnd() {
        try (var inn = open()) {
            var ann = Page.guest(inn, "Ann");
            try (var page = new Page(ann).join(lay(ann, "me", "bot:miller"))) {
                var dice = new SplittableRandom(3);
                while (!page.over()) {
                    page.until("asked or over", there -> there.asked() || there.over());
                    page.chooseAny(dice);
                }
                assertThat(page.table().path("seats").path("white").path("bot").asString())
                        .isEqualTo("miller");
            }
        }
    }

    @Test
    void aTableLaidBeforeThereWerePilgrimsGoesOn() {
        try (var inn = open()) {
            var ann = Page.guest(inn, "Ann");
            try (var page = new Page(ann).join(lay(ann, "me", "bot:greedy"))) {
                page.until("asked", Page::asked);
                int at = page.at();
                page.chooseAny(new SplittableRandom(1));
                page.until("it goes on", there -> there.at() > at && there.asked());
            }
        }
    }

    @Test
    void tenTablesOfThinkersHoldNobodyUp() {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN).thinkers(1));
                var evening = new Evening(inn)) {
            evening.play(10);
            var watchers = new ArrayList<Page>(); // where nobody looks, bots do not think
            for (int i = 0; i < 10; i++) {
                watchers.add(new Page(evening.ann).join(lay(evening.ann, "bot:clerk", "bot:clerk")));
            }
            watchers.forEach(watcher -> watcher.until("the bots play", Page::moved));
            int before = thoughts(watchers);
            evening.play(15);
            assertThat(thoughts(watchers) - before)
                    .as(
                            "thoughts of ten tables while fifteen choices were made, each of which could have waited for ten, and most thoughts are two steps")
                    .isLessThan(150);
            watchers.forEach(Page::close);
        }
    }

    private static int thoughts(List<Page> watchers) {
        return watchers.stream().mapToInt(Page::at).sum();
    }
}
