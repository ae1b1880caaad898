package tabard.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.TimeValue;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Games;

class BenchmarksTest {
    @Test
    void everyRowIsMeasuredInAJavaOfItsOwn() {
        var begun = new ArrayList<String>();
        var rows = new Benchmarks(Games.named("macht"), begun::add, TimeValue.milliseconds(20)).run();
        assertThat(begun).containsExactly("play", "copy", "see", "scene", "textAndBack", "search");
        assertThat(rows)
                .hasSize(8)
                .allSatisfy(row -> assertThat(row.value()).isPositive().isFinite());
    }

    @Test
    void theDeskCopiesAndReadsBackWhatItHolds() {
        check(Games.named("macht"));
    }

    private static <S, A extends Action> void check(Game<S, A> game) {
        var workload = new Workload<>(game);
        var other = new Workload<>(game);
        for (int i = 0; i < 20; i++) {
            S copy = workload.copy(); // both desks hold the same positions, in the same order
            assertThat(other.textAndBack()).isEqualTo(copy).isNotSameAs(copy);
        }
    }

    @Test
    void theDeskCountsWhatIsPlayed() {
        var workload = new Workload<>(Games.named("macht"));
        long decisions = workload.decisions();
        long steps = workload.steps();
        workload.play();
        assertThat(workload.decisions() - decisions).isPositive().isLessThan(workload.steps() - steps);
    }
}
