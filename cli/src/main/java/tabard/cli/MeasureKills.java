package tabard.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.bench.load.Kills;

/** Whether every move that was acknowledged is still there after the server has been killed and started again. */
@Command(
        name = "kills",
        description = {
            "Kills an inn of its own without warning, again and again, while games are played in it.",
            "Fails if a move that a page was shown is gone, or if a table does not open again."
        })
final class MeasureKills implements Callable<Integer> {
    @ParentCommand
    private Measure bench;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "50",
            description = "How often it is killed; otherwise ${DEFAULT-VALUE}.")
    private int times;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "500",
            description = "How many tables; otherwise ${DEFAULT-VALUE}.")
    private int tables;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "macht",
            description = "Which game; otherwise ${DEFAULT-VALUE}.")
    private String game;

    @Option(
            names = "--database",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database instead of a file.")
    private String database;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        try (var scratch = Scratch.folder()) {
            var result = Kills.run(scratch.path(), database, game, tables, times);
            var figures = new LinkedHashMap<String, Object>();
            figures.put("kills", result.kills());
            figures.put("tables", tables);
            figures.put("acknowledged", result.acknowledged());
            figures.put("lost", result.lost());
            if (json) {
                bench.tabard().voice().print(Json.write(figures));
            } else {
                figures.forEach((name, value) -> bench.tabard().voice().print("%-20s %s".formatted(name, value)));
            }
            return result.lost().isEmpty() ? 0 : 1;
        }
    }
}
