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
    private static final int TRIPS = 500;

    /** The game that the command names; none is known here. */
    @Param("")
    private String game;

    private Workload<?, ?> desk;

    @Setup
    public void open() {
        desk = new Workload<>(Games.named(game));
    }

    @Benchmark
    public void play(Meter meter) {
        meter.operations++;
        long decisions = desk.decisions();
        long steps = desk.steps();
        desk.play();
        meter.decisions += desk.decisions() - decisions;
        meter.steps += desk.steps() - steps;
    }

    @Benchmark
    public Object copy(Meter meter) {
        meter.operations++;
        return desk.copy();
    }

    @Benchmark
    public Object see(Meter meter) {
        meter.operations++;
        return desk.see();
    }

    @Benchmark
    public Object scene(Meter meter) {
        meter.operations++;
        return desk.scene();
    }

    @Benchmark
    public Object search(Meter meter) {
        int trips = desk.search(TRIPS);
        meter.operations += trips;
        return trips;
    }

    @Benchmark
    public Object textAndBack(Meter meter) {
        meter.operations++;
        return desk.textAndBack();
    }
}
