package tabard.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.bench.Benchmarks;
import tabard.bench.Measurement;
import tabard.table.Game;
import tabard.table.Games;

/** How fast the games are: decisions, copies, views, scenes and texts. */
@Command(
        name = "bench",
        subcommands = {MeasureServer.class, MeasureKills.class, MeasureIdle.class},
        description = {
            "Measures how fast a game is, or every game.",
            "Each thing is measured in a fresh Java of its own, which takes about a minute a game.",
            "Measured are decisions by random play, a step, a copy, a view, a scene, a position written and read again, and the trips of"
                    + " a search."
        })
final class Measure implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game; otherwise all of them.")
    private @Nullable String name;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    Tabard tabard() {
        return tabard;
    }

    @Override
    public Integer call() {
        var measured = new LinkedHashMap<String, List<Measurement>>();
        for (var game : name == null ? Games.all() : List.<Game<?, ?>>of(tabard.game(name))) {
            var rows = Benchmarks.run(game, this::begun);
            measured.put(game.info().rules(), rows);
            if (!json) {
                print(game, rows);
            }
        }
        if (json) {
            tabard.voice().print(Json.write(measured));
        }
        return 0;
    }

    /** A person sees that something is going on. */
    private void begun(String benchmark) {
        if (tabard.desk().person()) {
            tabard.desk().err().println(tabard.voice().own("bench.begun", benchmark));
        }
    }

    private void print(Game<?, ?> game, List<Measurement> rows) {
        var voice = tabard.voice();
        voice.print(game.info().rules());
        int width = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        for (var row : rows) {
            String value = String.format(
                    Locale.of(voice.own().language()), row.value() < 100 ? "%,.1f" : "%,.0f", row.value());
            voice.print(("  %-" + width + "s  %14s %s").formatted(row.name(), value, row.unit()));
        }
    }
}
