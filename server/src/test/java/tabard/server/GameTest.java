package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.fair.Proof;
import tabard.table.Games;
import tabard.table.Refusal;

@ParameterizedClass
@EnumSource(Database.class)
class GameTest {
    private static final int WHOLE = 5_000;

    @Parameter
    Database database;

    @TempDir
    Path folder;

    @Test
    void twoPagesPlayAWholeGameAndItsDiceCanBeProved() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            assertThat(evening.ann
                            .call("GET", "/api/tables/" + evening.table + "/record", null)
                            .status())
                    .isEqualTo(403);
            evening.play(WHOLE);
            assertThat(evening.orange().over()).isTrue();
            var table = evening.white().table();
            assertThat(table.path("outcome").path("winners").size()).isPositive();
            var record = evening.bob
                    .call("GET", "/api/tables/" + evening.table + "/record", null)
                    .text();
            var proof = Proof.of(Games.named("macht"), record, _ -> Map.of());
            assertThat(proof.commitment())
                    .isEqualTo(table.path("fair").path("commitment").asString());
            assertThat(record).contains(table.path("fair").path("seed").asString());
            assertThat(proof.lots()).isGreaterThan(15);
            String loaded = record.replaceFirst("(?m)^fair: share.white .*$", "fair: share.white other");
            assertThatThrownBy(() -> Proof.of(Games.named("macht"), loaded, _ -> Map.of()))
                    .isInstanceOf(Refusal.class);
        }
    }

    @Test
    void whatAPageWasShownInPiecesIsWhatItWouldBeShownAtOnce() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            for (int i = 0; i < 20; i++) {
                evening.play(5);
                for (var page : List.of(evening.orange(), evening.white())) {
                    page.forget();
                    page.send(Map.of("t", "resync"));
                    page.await("view");
                }
            }
            for (var page : List.of(evening.orange(), evening.white())) {
                assertThat(page.troubles()).isEmpty();
                assertThat(page.compared()).isGreaterThanOrEqualTo(20);
            }
        }
    }

    @Test
    void afterARestartEveryTableIsAsItWas() {
        var config = database.config(folder).limits(Limits.OPEN);
        Evening evening;
        Map<String, ?> before;
        int at;
        try (var inn = Inn.open(config)) {
            evening = new Evening(inn);
            evening.play(40);
            before = evening.orange().elements();
            at = evening.orange().at();
        }
        try (var inn = Inn.open(config)) {
            evening.comeBackTo(inn);
            evening.orange().join(evening.table).await("view");
            evening.white().join(evening.table).await("view");
            assertThat(evening.orange().elements()).isEqualTo(before);
            assertThat(evening.orange().at()).isEqualTo(at);
            evening.play(WHOLE);
            assertThat(evening.white().over()).isTrue();
        } finally {
            evening.close();
        }
    }

    @Test
    void aPageThatWasAwayForAMomentGetsOnlyWhatIsNew() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            evening.play(10);
            int then = evening.orange().at();
            evening.play(8);
            int now = evening.orange().at();
            try (var page = new Page(evening.ann)) {
                page.send(Map.of("t", "join", "table", evening.table, "at", now));
                page.await("presence");
                assertThat(page.kinds()).containsExactly("table", "presence");
            }
            try (var page = new Page(evening.ann)) {
                page.send(Map.of("t", "join", "table", evening.table, "at", 9_999));
                page.await("presence");
                assertThat(page.kinds()).containsExactly("table", "view", "presence");
            }
            assertThat(deltas(evening, then)).isEqualTo(now - then);
        }
    }

    private static int deltas(Evening evening, int then) {
        try (var watcher = new CountingPage(evening.ann)) {
            return watcher.join(evening.table, then);
        }
    }

    @Test
    void aRefusedChoiceChangesNothing() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            evening.play(5);
            var page = evening.asked();
            var other = evening.other();
            int at = page.at();
            var elements = page.elements();
            for (String line : List.of("", "nonsense", "topple nowhere", "x".repeat(500), "bid 99", "orange: pass")) {
                page.forget();
                page.choose(line);
                assertThat(page.await("refused").path("why").path(0).asString()).isNotEmpty();
            }
            other.forget();
            other.choose("stop");
            other.await("refused");
            page.forget();
            page.send(Map.of("t", "choose", "at", at - 1, "line", "stop"));
            assertThat(page.await("refused").path("why").path(0).asString()).isEqualTo("inn.stale");
            page.forget();
            page.send(Map.of("t", "resync"));
            page.await("view");
            assertThat(page.at()).isEqualTo(at);
            assertThat(page.elements()).isEqualTo(elements);
        }
    }

    @Test
    void aChoiceCanBeTakenBackWhileNothingFollowedFromIt() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            int undone = 0;
            for (int i = 0; i < 60 && undone < 3; i++) {
                var page = evening.asked();
                var before = page.elements();
                String asks = page.asks().toString();
                evening.play(1);
                if (page.mayUndo() && page.asked()) {
                    int at = page.at();
                    page.send(Map.of("t", "undo", "at", at));
                    page.until("it is taken back", there -> there.at() == at + 1);
                    assertThat(page.elements()).isEqualTo(before);
                    assertThat(page.asks().toString()).isEqualTo(asks);
                    undone++;
                }
            }
            assertThat(undone).isEqualTo(3);
        }
    }

    @Test
    void aBotPlaysToTheEnd() {
        try (var inn = Inn.open(database.config(folder).limits(Limits.OPEN))) {
            var ann = Page.guest(inn, "Ann");
            var table = ann.done(
                    "POST",
                    "/api/tables",
                    Map.of("game", "macht", "places", Map.of("orange", "me", "white", "bot:random")));
            try (var page = new Page(ann).join(table.path("id").asString())) {
                var dice = new SplittableRandom(3);
                while (!page.over()) {
                    page.until("asked or over", there -> there.asked() || there.over());
                    page.chooseAny(dice);
                }
                assertThat(page.table().path("seats").path("white").path("bot").asString())
                        .isEqualTo("random");
            }
        }
    }
}
