package tabard.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three inns on one PostgreSQL, two of which are killed in the middle of play; {@code ./tabard soak} does the same for longer. */
class SoakTest {
    @TempDir
    Path folder;

    @Test
    void nothingIsLostAndNothingDoneTwiceWhenOneOfThreeInnsIsKilled() throws Exception {
        try (var postgres = EmbeddedPostgres.start()) {
            var result = Soak.run(new Soak.Wish(
                    folder,
                    postgres.getJdbcUrl("postgres", "postgres"),
                    "macht",
                    3,
                    12,
                    2,
                    Duration.ofSeconds(3),
                    500));
            assertThat(result.troubles()).isEmpty();
            assertThat(result.acknowledged()).isPositive();
            assertThat(result.gaps()).as("pages that went on elsewhere").isNotEmpty();
        }
    }
}
