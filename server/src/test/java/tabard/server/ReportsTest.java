package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.couriers.Correspondence;
import tabard.server.fair.Proof;
import tabard.table.Games;
import tabard.table.Refusal;

/** What people report of what happened outside the program: blind, compared, and outside the dice. */
class ReportsTest {
    @TempDir
    Path folder;

    @Test
    void reportsAreMarkedInChronicleRecordAndProof() {
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN));
                var post = new Correspondence(inn)) {
            var north = post.north;
            var south = post.south;
            post.write();
            Correspondence.choose(north, "lost 2");
            assertThat(north.heard("\"effect\":\"reported\"")).isTrue();
            south.until("it has reported", page -> page.heard("\"log.reports\",\"@north\""));
            assertThat(south.heard("reported\"") || south.heard("log.lost")).isFalse(); // blind
            Correspondence.choose(south, "lost 1");
            north.until("they differ", page -> page.heard("[\"log.compared\",\"@chance\",0,"));
            Correspondence.choose(north, "lost 1");
            assertThat(north.table().path("fair").has("reports")).isFalse();
            Correspondence.choose(south, "lost 1");
            north.until("it is over", Page::over);
            assertThat(north.table().path("fair").path("reports").asInt()).isEqualTo(4);
            north.forget();
            north.send(Map.of("t", "resync"));
            assertThat(north.await("view")
                            .path("log")
                            .valueStream()
                            .filter(line -> line.path("reported").asBoolean(false)))
                    .hasSize(2); // her own
            String record = post.ann
                    .call("GET", "/api/tables/" + post.table + "/record", null)
                    .text();
            assertThat(record).contains("\nnorth reports: lost 2\nsouth reports: lost 1\nchance: compared false\n");
            var proof = Proof.of(Games.named("couriers"), record, _ -> Map.of());
            assertThat(proof.reports())
                    .extracting(Proof.Report::line)
                    .containsExactly(
                            "north reports: lost 2",
                            "south reports: lost 1",
                            "north reports: lost 1",
                            "south reports: lost 1");
            assertThat(proof.lots()).isEqualTo(1 + 3 + 2); // the weather, and what was revealed
            assertThatThrownBy(() -> Proof.of(
                            Games.named("couriers"),
                            record.replace("north reports: lost 2", "north: lost 2"),
                            _ -> Map.of()))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("reported by people");
        }
    }
}
