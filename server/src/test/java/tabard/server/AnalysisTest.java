package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;

/** What is found in a finished game, and who may ask. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AnalysisTest {
    @TempDir
    Path folder;

    private static String why(Caller.Answer answer) {
        return answer.json().path("why").path(0).asString();
    }

    private static JsonNode made(Caller caller, String path) throws InterruptedException {
        Patiently.until("it is looked at", () -> {
            String state = caller.done("GET", path, null).path("state").asString();
            assertThat(state).isIn("waiting", "running", "done");
            return state.equals("done");
        });
        return caller.done("GET", path, null);
    }

    @Test
    void aFinishedGameIsLookedAtAgainForWhoeverMaySeeIt() throws InterruptedException {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            String path = "/api/tables/" + evening.table + "/analysis";
            evening.play(30);
            assertThat(why(evening.ann.call("POST", path, null))).isEqualTo("inn.not-over");
            assertThat(why(evening.ann.call("GET", path, null))).isEqualTo("inn.not-over");
            evening.ann.done("POST", "/api/tables/" + evening.table + "/resign", null);
            assertThat(evening.bob.done("GET", path, null).path("state").asString())
                    .isEqualTo("none");
            evening.bob.done("POST", path, null);

            var found = made(Page.guest(inn, "Eve"), path).path("found");
            var replay = evening.bob.done("GET", "/api/tables/" + evening.table + "/replay", null);
            assertThat(found.path("judged").asInt()).isPositive();
            assertThat(found.path("rounds").path(0).path("round").asInt()).isZero();
            assertThat(found.path("costliest").size()).isBetween(1, 5); // they played at random
            for (var lapse : found.path("costliest")) {
                var beat = replay.path("frames")
                        .path(lapse.path("frame").asInt() - 1)
                        .path("beat");
                assertThat(beat.path("by").asString())
                        .isEqualTo(lapse.path("seat").asString());
                assertThat(lapse.path("chosen").path("say")).isEqualTo(beat.path("said"));
                assertThat(lapse.path("chosen").path("clause")).isEqualTo(beat.path("clause"));
                assertThat(lapse.path("best").path("say")).isNotEqualTo(beat.path("said"));
                assertThat(lapse.path("could").asInt())
                        .isGreaterThan(lapse.path("came").asInt());
            }
        }
    }

    @Test
    void nobodyLooksAgainAtAGameThatHeMayNotSee() {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var evening = new Evening(inn, Map.of("spectators", false))) {
            String path = "/api/tables/" + evening.table + "/analysis";
            evening.ann.done("POST", "/api/tables/" + evening.table + "/resign", null);
            var eve = Page.guest(inn, "Eve");
            assertThat(why(eve.call("POST", path, null))).isEqualTo("inn.no-spectators");
            assertThat(why(eve.call("GET", path, null))).isEqualTo("inn.no-spectators");
            assertThat(eve.call("POST", "/api/tables/nowhere/analysis", null).status())
                    .isEqualTo(404);
            assertThat(evening.ann.done("POST", path, null).path("state").asString())
                    .isIn("waiting", "running", "done");
        }
    }
}
