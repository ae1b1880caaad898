package tabard.bench;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import tabard.table.Game;

/** Measures how fast a game is: each thing in a fresh Java of its own, by the processor time of the thread that does it. */
public final class Benchmarks {
    private static final String ALLOCATED = "gc.alloc.rate.norm";
    private static final String SEARCH =
            "trips of a search"; // iterations or rollouts; the word of earlier measurements is kept

    private final Game<?, ?> game;
    private final Consumer<String> begun;
    private final TimeValue time;

    /** The loops of each benchmark, eight in all, take this time each. */
    Benchmarks(Game<?, ?> game, Consumer<String> begun, TimeValue time) {
        this.game = game;
        this.begun = begun;
        this.time = time;
    }

    /** Takes some seconds for each benchmark; begun hears the name of each before it starts. */
    public static List<Measurement> run(Game<?, ?> game, Consumer<String> begun) {
        return new Benchmarks(game, begun, TimeValue.milliseconds(500)).run();
    }

    List<Measurement> run() {
        var play = measure("play");
        var copy = measure("copy");
        var see = measure("see");
        var scene = measure("scene");
        var text = measure("textAndBack");
        var search = measure("search");
        return List.of(
                new Measurement("decisions by random play", 1e9 / per("decisions", play), "/s"),
                new Measurement("a step: awaits, choose or draw, apply", per("steps", play), "ns"),
                new Measurement("a copy", per("operations", copy), "ns"),
                new Measurement("a copy", second(copy, ALLOCATED), "bytes"),
                new Measurement("a view", per("operations", see), "ns"),
                new Measurement("a scene of a view", per("operations", scene), "ns"),
                new Measurement("positions written and read again", 1e9 / per("operations", text), "/s"),
                new Measurement(SEARCH, 1e9 / per("operations", search), "/s"));
    }

    private RunResult measure(String benchmark) {
        begun.accept(benchmark);
        var options = new OptionsBuilder()
                .include(Pattern.quote(GameBenchmark.class.getName() + "." + benchmark) + "$")
                .param("game", game.info().id())
                .forks(1)
                .warmupIterations(4)
                .warmupTime(time)
                .measurementIterations(4)
                .measurementTime(time)
                .addProfiler(GCProfiler.class)
                .jvmArgsAppend("--sun-misc-unsafe-memory-access=allow")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
        try {
            return new Runner(options).runSingle();
        } catch (RunnerException e) {
            throw new IllegalStateException("the benchmark " + benchmark + " failed", e);
        }
    }

    private static double per(String count, RunResult result) {
        return second(result, "nanos") / second(result, count);
    }

    private static double second(RunResult result, String name) {
        return Objects.requireNonNull(result.getSecondaryResults().get(name), name)
                .getScore();
    }
}
