package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;
import tabard.server.fair.Proof;
import tabard.table.Games;
import tabard.table.Refusal;

/** Several inns at one house: what one has given away, the other does not give away again. */
class RaceTest {
    private static final int RACES = 8;

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theLastSeatIsTakenOnceAndTheRecordProvesIt() {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var here = Inn.open(config);
                var there = Inn.open(config)) {
            var ann = Page.guest(here, "Ann");
            var bob = Page.guest(here, "Bob");
            var cid = Page.guest(there, "Cid");
            for (int race = 0; race < RACES; race++) {
                String table = ann.done(
                                "POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me")))
                        .path("id")
                        .asString();
                String path = "/api/tables/" + table;
                // both inns have it in memory, as it was
                bob.call("POST", path + "/join", Map.of("seat", "orange"));
                cid.call("POST", path + "/join", Map.of("seat", "orange"));
                var answers = Stream.of(bob, cid)
                        .map(one -> CompletableFuture.supplyAsync(() -> one.call("POST", path + "/join", Map.of())))
                        .toList()
                        .stream()
                        .map(CompletableFuture::join)
                        .toList();
                assertThat(answers.stream().map(Caller.Answer::status)).containsExactlyInAnyOrder(200, 409);
                var winner = answers.getFirst().status() == 200 ? bob : cid;
                var card = winner.done("GET", path, null);
                assertThat(card.path("state").asString()).isEqualTo("playing");
                assertThat(card.path("mine").toString()).isEqualTo("[\"white\"]");
                winner.done("POST", path + "/resign", null);
                String record = ann.call("GET", path + "/record", null).text();
                assertThat(Proof.of(Games.named("macht"), record, _ -> Map.of()).lots())
                        .isPositive();
            }
        }
    }

    @Test
    void twoInnsDoNotKeepOneFolder() {
        var config = Config.in(folder);
        try (var inn = Inn.open(config)) {
            assertThat(inn.port()).isPositive();
            assertThatThrownBy(() -> Inn.open(config))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("open already");
            assertThat(Inn.backup(config, folder.resolve("copy"))).isZero();
        }
        Inn.open(config).close();
    }
}
