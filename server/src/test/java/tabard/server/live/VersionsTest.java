package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Page;
import tabard.server.store.Store;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Games;

/** Two versions of one game's rules in one house. */
class VersionsTest {
    @TempDir
    Path folder;

    @Test
    void theHouseOffersEachGameOnceByItsNewestRules() {
        assertThat(Games.all().stream().map(game -> game.info().rules()))
                .containsExactly("couriers-1", "macht-2", "pebbles-2");
        assertThat(Games.everyVersion().stream().map(game -> game.info().rules()))
                .containsExactly("couriers-1", "macht-2", "macht-1", "pebbles-2", "pebbles-1");
        assertThat(Games.named("pebbles").info().rules()).isEqualTo("pebbles-2");
        assertThat(Games.named("pebbles-1").info().rules()).isEqualTo("pebbles-1");
        try (var inn = Inn.open(Config.in(folder))) {
            var ann = Page.guest(inn, "Ann");
            var games = ann.done("GET", "/api/house", null).path("games");
            assertThat(games.valueStream().map(game -> game.path("rules").asString()))
                    .containsExactly("couriers-1", "macht-2", "pebbles-2");
            var places = Map.of("left", "me", "right", "me");
            String id = ann.done("POST", "/api/tables", Map.of("game", "pebbles", "places", places))
                    .path("id")
                    .asString();
            try (var page = new Page(ann).join(id)) {
                assertThat(page.await("table").path("rules").asString()).isEqualTo("pebbles-2");
            }
        }
    }

    @Test
    void aTableAndItsRecordGoOnByTheRulesTheyBeganWith() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            LonePlayer.lay(store, "pebbles-1");
            var ann = LonePlayer.at(store, thinkers);
            assertThat(ann.choose("take 3")).anyMatch(message -> message.contains("refused"));
            assertThat(ann.choose("take 2")).noneMatch(message -> message.contains("refused"));
            var again = LonePlayer.at(store, thinkers);
            assertThat(again.position()).containsEntry("game", "pebbles-1").isEqualTo(ann.position());
            assertThat(again.choose("take 3")).anyMatch(message -> message.contains("refused"));
            String record = again.house().ask("t", Replays::record);
            assertThat(GameRecord.gameOf(record)).isEqualTo("pebbles-1");
            assertThat(last(Games.named(GameRecord.gameOf(record)), record)).isEqualTo(ann.position());
        }
    }

    @Test
    void aTableWhoseRulesHaveLeftTheHouseDoesNotHideTheOthers() {
        try (var store = Store.open(folder, null)) {
            LonePlayer.lay(store, "pebbles-1");
            store.change(handle -> handle.execute("update tables set game = 'pebbles-7'"));
        }
        try (var inn = Inn.open(Config.in(folder))) {
            var bob = Page.guest(inn, "Bob");
            var places = Map.of("left", "me", "right", "open");
            bob.done("POST", "/api/tables", Map.of("game", "pebbles", "places", places));
            assertThat(bob.done("GET", "/api/tables", null).path("open")).hasSize(1);
            assertThat(bob.done("GET", "/api/tables/t", null).path("game").asString())
                    .isEqualTo("pebbles");
            try (var page = new Page(bob).join("t")) {
                assertThat(page.await("refused").path("why").path(0).asString()).startsWith("game.unknown");
            }
        }
    }

    private static <S, A extends Action> Map<String, Object> last(Game<S, A> game, String record) {
        return game.text(GameRecord.read(game, record, _ -> Map.of()).now());
    }
}
