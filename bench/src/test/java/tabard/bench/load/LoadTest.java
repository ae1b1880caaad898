package tabard.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadTest {
    private static final int TABLES = 4;

    @Test
    void pagesGoOnPlayingWhetherTheyAnswerAtOnceOrPause(@TempDir Path folder) {
        var course = new Load.Course(Duration.ofSeconds(1), Duration.ofSeconds(2), 20);
        var result = Load.run(folder, "", "macht", TABLES, new Load.Thinking(1, "macht", "random"), course, List.of());
        assertThat(result.errors()).isEmpty();
        assertThat(result.flatOut().moves()).isPositive(); // how many says how busy the machine is
        assertThat(result.paced().moves()).isPositive();
        assertThat(result.thoughts()).as("of the bots at a further table").isPositive();
        assertThat(result.paced().p50Millis()).isBetween(0.0, result.paced().p99Millis());
    }
}
