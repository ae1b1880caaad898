package tabard.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.arena.AnswerPlot;
import tabard.arena.data.DataFiles;
import tabard.cli.desk.Papers;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Questions about exported games. */
@Command(
        name = "query",
        description = {
            "Answers a question in SQL about files that `tabard simulate --export` wrote: they make up a table called decisions.",
            "For example: tabard query games.parquet 'SELECT seat, avg(outcome) FROM decisions GROUP BY seat'"
        })
final class AskData implements Callable<Integer> {
    private static final String GAP = "  ";

    @ParentCommand
    private Tabard tabard;

    @Parameters(
            arity = "2..*",
            paramLabel = "FILE... SQL",
            hideParamSyntax = true,
            description = "The files, and last the question.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--csv", description = "Print values separated by commas.")
    private boolean csv;

    @Option(
            names = "--plot",
            paramLabel = "FILE.svg",
            description = "Draw the answer: a bar for each row, named by the first column, as long as the second.")
    private @Nullable Path plot;

    @Override
    public Integer call() throws IOException {
        var files = words.subList(0, words.size() - 1).stream().map(Path::of).toList();
        var answer = DataFiles.any().ask(files, words.getLast());
        if (plot != null) {
            if (!AnswerPlot.fits(answer)) {
                throw new Refusal(Said.of("data.plot"));
            }
            Papers.write(plot.toString(), AnswerPlot.svg(answer));
        }
        if (csv) {
            print(answer.columns().stream().map(AskData::quoted).toList(), ",");
            answer.rows().forEach(row -> print(row.stream().map(AskData::quoted).toList(), ","));
        } else {
            table(answer);
        }
        tabard.desk().delivered();
        return 0;
    }

    private void print(List<String> cells, String between) {
        tabard.desk().out().println(String.join(between, cells));
    }

    private static String quoted(@Nullable Object value) {
        String text = value == null ? "" : value.toString();
        return text.matches("[^,\"\\s]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }

    private void table(DataFiles.Answer answer) {
        var lines = new ArrayList<List<String>>();
        lines.add(answer.columns());
        answer.rows().forEach(row -> lines.add(row.stream().map(AskData::shown).toList()));
        int[] widths = new int[answer.columns().size()];
        for (var line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        for (var line : lines) {
            var cells = new ArrayList<String>();
            for (int i = 0; i < widths.length; i++) {
                cells.add(line.get(i) + " ".repeat(widths[i] - line.get(i).length()));
            }
            tabard.desk()
                    .out()
                    .println(cells.stream().collect(Collectors.joining(GAP)).stripTrailing());
        }
    }

    private static String shown(@Nullable Object value) {
        return switch (value) {
            case null -> "–";
            case Double number -> String.format(Locale.ROOT, "%.4f", number);
            case Float number -> String.format(Locale.ROOT, "%.4f", number);
            default -> value.toString();
        };
    }
}
