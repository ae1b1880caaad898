package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.client.Caller;

/** At an inn with all games: a table is laid as it was asked for, or not at all. */
class PlacesTest {
    @Test
    void nobodyIsPlacedWhereNobodySits(@TempDir Path folder) {
        var places = Map.of("lion", "me", "stag", "bot:miller");
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var client = HttpClient.newHttpClient()) {
            var ann = Caller.guest(client, inn.port(), "Ann");
            var alone = ann.call("POST", "/api/tables", Map.of("game", "defenders", "seats", 1, "places", places));
            assertThat(alone.status()).isEqualTo(400);
            assertThat(alone.text()).contains("inn.no-seat");
            ann.done("POST", "/api/tables", Map.of("game", "defenders", "seats", 2, "places", places));
        }
    }

    @Test
    void whoeverLeavesLosesTheSeatAndTheOthersPlayOn(@TempDir Path folder) {
        var places = Map.of("lion", "me", "stag", "open");
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var client = HttpClient.newHttpClient()) {
            var ann = Caller.guest(client, inn.port(), "Ann");
            var bob = Caller.guest(client, inn.port(), "Bob");
            var laid = ann.done("POST", "/api/tables", Map.of("game", "defenders", "seats", 2, "places", places));
            String path = "/api/tables/" + laid.path("id").asString();
            bob.done("POST", path + "/join", Map.of());
            var left = ann.done("POST", path + "/resign", null);
            assertThat(left.path("state").asString()).isEqualTo("playing");
            assertThat(left.path("mine").size()).isZero();
            assertThat(left.path("seats").path(0).path("bot").asString()).isNotEmpty();
            assertThat(ann.call("POST", path + "/resign", null).status()).isGreaterThanOrEqualTo(400);
            var over = bob.done("POST", path + "/resign", null);
            assertThat(over.path("mine").size()).isZero();
        }
    }
}
