package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.load.Kills;

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
    void norOnPostgresql() {
        String database =
                Objects.requireNonNull(Database.POSTGRES.config(folder).database());
        var result = Kills.run(folder, database, "macht", 10, 3);
        assertThat(result.lost()).isEmpty();
        assertThat(result.acknowledged()).isPositive();
    }
}
