package tabard.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KillTest {
    @TempDir
    Path folder;

    @Test
    void noAcknowledgedMoveIsLostWhenTheInnIsKilledUnderLoad() {
        var result = Kills.run(folder, "", "macht", 20, 10);
        assertThat(result.lost()).isEmpty();
        assertThat(result.kills()).isEqualTo(10);
        assertThat(result.acknowledged()).isPositive();
    }

    @Test
    void norOnPostgresql() throws IOException {
        try (var postgres = EmbeddedPostgres.start()) {
            var result = Kills.run(folder, postgres.getJdbcUrl("postgres", "postgres"), "macht", 10, 3);
            assertThat(result.lost()).isEmpty();
            assertThat(result.acknowledged()).isPositive();
        }
    }
}
