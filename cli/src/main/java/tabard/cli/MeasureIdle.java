package tabard.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.bench.load.Idle;

/** How much memory an inn needs where nothing happens. */
@Command(
        name = "idle",
        description = {
            "Tells how much memory an inn of its own takes, in another process, with tables and sockets that rest.",
            "It lays tables of Puissance & Faiblesse, waits until they have left memory, and opens silent sockets."
        })
final class MeasureIdle implements Callable<Integer> {
    @ParentCommand
    private Measure bench;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "10000",
            description = "How many tables; otherwise ${DEFAULT-VALUE}.")
    private int tables;

    @Option(
            names = "--sockets",
            paramLabel = "N",
            defaultValue = "5000",
            description = "How many sockets; otherwise ${DEFAULT-VALUE}.")
    private int sockets;

    @Option(
            names = "--jvm",
            paramLabel = "OPTIONS",
            split = " ",
            defaultValue = "-XX:+UseParallelGC -XX:+UseCompactObjectHeaders -Xmx1g -Xmn256m",
            description = "Options for the Java of the inn; otherwise ${DEFAULT-VALUE}.")
    private List<String> jvm = List.of();

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (var scratch = Scratch.folder()) {
            var result = Idle.run(scratch.path(), tables, sockets, jvm);
            var figures = new LinkedHashMap<String, Object>();
            figures.put("tables", result.tables());
            figures.put("sockets", result.sockets());
            figures.put("heapEmptyKb", result.empty() / 1024);
            figures.put("heapWithTablesKb", result.dormant() / 1024);
            figures.put("heapWithSocketsKb", result.open() / 1024);
            figures.put("processMb", result.resident() / 1024 / 1024);
            if (json) {
                bench.tabard().voice().print(Json.write(figures));
            } else {
                figures.forEach((name, value) -> bench.tabard().voice().print("%-20s %s".formatted(name, value)));
            }
            return 0;
        }
    }
}
