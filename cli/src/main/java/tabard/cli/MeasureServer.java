package tabard.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.bench.load.Load;

/** How much an inn carries: many tables at once, every move committed. */
@Command(
        name = "server",
        description = {
            "Measures an inn of its own, in another process on this machine, where games are played at many tables at once.",
            "Two pages a table over WebSocket, choices at random, every move committed before it is shown.",
            "First flat out, where every page answers at once and moves wait in line for each other.",
            "Then at a pace, where every page pauses before it answers."
        })
final class MeasureServer implements Callable<Integer> {
    @ParentCommand
    private Measure bench;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "500",
            description = "How many tables; otherwise ${DEFAULT-VALUE}.")
    private int tables;

    @Option(
            names = "--thinking",
            paramLabel = "N",
            defaultValue = "0",
            description = "At how many further tables bots play among themselves; otherwise ${DEFAULT-VALUE}.")
    private int thinking;

    @Option(names = "--thinking-game", paramLabel = "GAME", description = "Which game there; otherwise the same.")
    private @Nullable String thinkingGame;

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            defaultValue = "clerk",
            description = "Which bot; otherwise ${DEFAULT-VALUE}.")
    private String bot;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "15",
            description = "How long each of the two stretches is counted; otherwise ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(
            names = "--pause",
            paramLabel = "MS",
            defaultValue = "130",
            description = "How many milliseconds a page pauses at most before it answers; otherwise ${DEFAULT-VALUE}.")
    private int pause;

    @Option(
            names = "--warm",
            paramLabel = "S",
            defaultValue = "30",
            description = "How long it plays before that; otherwise ${DEFAULT-VALUE}.")
    private int warm;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "macht",
            description = "Which game, for two at a table; otherwise ${DEFAULT-VALUE}.")
    private String game;

    @Option(
            names = "--jvm",
            paramLabel = "OPTIONS",
            split = " ",
            defaultValue = "-XX:+UseParallelGC -XX:+UseCompactObjectHeaders -Xmn256m",
            description = "Options for the Java of the inn; otherwise ${DEFAULT-VALUE}, as for serve.")
    private List<String> jvm = List.of();

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        try (var scratch = Scratch.folder()) {
            var result = Load.run(
                    scratch.path(),
                    "",
                    game,
                    tables,
                    new Load.Thinking(thinking, thinkingGame == null ? game : thinkingGame, bot),
                    new Load.Course(Duration.ofSeconds(warm), Duration.ofSeconds(seconds), pause),
                    jvm);
            if (json) {
                bench.tabard().voice().print(Json.write(result.json()));
            } else {
                result.json().forEach((name, value) -> bench.tabard().voice().print("%-20s %s".formatted(name, value)));
            }
            return result.errors().isEmpty() ? 0 : 1;
        }
    }
}
