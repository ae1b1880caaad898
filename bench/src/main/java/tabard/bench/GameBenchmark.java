package tabard.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import tabard.table.Games;

/** The benchmarks that every game goes through; JMH makes the loops around them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
public class GameBenchmark {
    private static final int ITERATIONS = 500;

    /** The game that the command names; none is known here. */
    @Param("")
    private String game;

    private Workload<?, ?> workload;

    @Setup
    public void open() {
        workload = new Workload<>(Games.named(game));
    }

    @Benchmark
    public void play(Meter meter) {
        meter.operations++;
        long decisions = workload.decisions();
        long steps = workload.steps();
        workload.play();
        meter.decisions += workload.decisions() - decisions;
        meter.steps += workload.steps() - steps;
    }

    @Benchmark
    public Object copy(Meter meter) {
        meter.operations++;
        return workload.copy();
    }

    @Benchmark
    public Object see(Meter meter) {
        meter.operations++;
        return workload.see();
    }

    @Benchmark
    public Object scene(Meter meter) {
        meter.operations++;
        return workload.scene();
    }

    @Benchmark
    public Object search(Meter meter) {
        int iterations = workload.search(ITERATIONS);
        meter.operations += iterations;
        return iterations;
    }

    @Benchmark
    public Object textAndBack(Meter meter) {
        meter.operations++;
        return workload.textAndBack();
    }
}
