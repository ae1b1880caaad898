package tabard.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.arena.data.DataFiles;
import tabard.arena.data.Decision;
import tabard.cli.Tabard;
import tabard.cli.desk.Desk;
import tabard.table.sheet.Layout;

/** Games exported and asked about, as one would from the command line. */
class ExportTest {
    @TempDir
    Path folder;

    private record Ended(int exit, String out, String err) {}

    private static Ended tabard(String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exit;
        try (var desk = Desk.piped(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of())) {
            exit = Tabard.run(desk, args);
        }
        return new Ended(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Path exported(String game, int games, int threads) {
        var file = folder.resolve(game + threads + ".parquet");
        var ended =
                tabard("simulate", game, "--games", "" + games, "--threads", "" + threads, "--export", file.toString());
        assertThat(ended.exit()).as(ended.err()).isZero();
        return file;
    }

    private static List<List<Object>> asked(Path file, String sql) throws IOException {
        return DataFiles.any().ask(List.of(file), sql).rows().stream()
                .map(row ->
                        row.stream().map(each -> (Object) String.valueOf(each)).toList())
                .toList();
    }

    @Test
    void everyDecisionIsARow() throws IOException {
        var file = exported("macht", 40, 2);
        assertThat(asked(file, "SELECT count(DISTINCT game), min(len(view)) = max(len(view)) FROM decisions"))
                .containsExactly(List.of("40", "true"));
        assertThat(asked(file, "SELECT count(*) FROM decisions WHERE choice < 0 OR choice >= options OR options < 2"))
                .containsExactly(List.of("0"));
        assertThat(asked(
                        file,
                        "SELECT DISTINCT sum FROM (SELECT game, sum(outcome) AS sum FROM "
                                + "(SELECT DISTINCT game, seat, outcome FROM decisions) GROUP BY game)"))
                .containsExactly(List.of("1.0"));
        assertThat(asked(file, "SELECT count(DISTINCT legal[choice + 1]) FROM decisions WHERE line = 'place gwent'"))
                .containsExactly(List.of("1"));
        assertThat(asked(file, "SELECT count(*) FROM decisions WHERE worth < 0 OR worth > 1 OR len(legal) <> options"))
                .containsExactly(List.of("0"));
    }

    @Test
    void theRowsAreTheSameOnHoweverManyThreads() throws IOException {
        String all = "SELECT md5(string_agg(decisions::VARCHAR, '|')) FROM decisions";
        assertThat(asked(exported("immortals", 9, 3), all)).isEqualTo(asked(exported("immortals", 9, 1), all));
    }

    @Test
    void theFileSaysWhatItsColumnsMeanAndHidesWhatWasHidden() throws IOException {
        var file = exported("immortals", 2, 1);
        var card = asked(
                        file,
                        "SELECT decode(value) FROM parquet_kv_metadata('%s') WHERE decode(key) = 'tabard'"
                                .formatted(file))
                .getFirst()
                .getFirst()
                .toString();
        assertThat(card).contains("\"rules\":\"immortals-", "\"version\":", "\"bots\":[\"random\"", "\"outcome\":");
        assertThat(asked(
                        file,
                        "SELECT count(*) > 0 FROM (SELECT unnest(view) AS cell FROM decisions) WHERE cell IS NULL"))
                .containsExactly(List.of("true"));
    }

    @Test
    void theExampleInPythonLearnsFromIt() throws IOException, InterruptedException {
        var file = exported("macht", 60, 1);
        var example = new ProcessBuilder("python3", "-B", "examples/value_regression.py", file.toString(), "4000")
                .directory(Path.of("../python").toFile())
                .redirectErrorStream(true);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        example.environment()
                .put(
                        "TABARD",
                        "'%s' --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '%s' tabard.cli.Tabard"
                                .formatted(java, System.getProperty("java.class.path")));
        var process = example.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said)
                .contains("decisions of 48 games to learn from", "always a half", "the house's worth", "learnt");
    }

    @Test
    void answersArePrintedAsATableOrCsvOrDrawn() throws IOException {
        var file = exported("macht", 5, 1).toString();
        String question =
                "SELECT seat, count(*) AS decided, 'a, \"b\"' AS word FROM decisions GROUP BY seat ORDER BY seat";
        var table = tabard("query", file, question).out().lines().toList();
        assertThat(table).hasSize(3);
        assertThat(table.getFirst()).isEqualTo("seat    decided  word");
        assertThat(table.get(1)).startsWith("orange  ");
        assertThat(tabard("query", file, question, "--csv").out())
                .startsWith("seat,decided,word\norange,")
                .contains(",\"a, \"\"b\"\"\"\n");
        var plot = folder.resolve("plot.svg");
        assertThat(tabard("query", file, question, "--plot", plot.toString()).exit())
                .isZero();
        assertThat(plot).content().contains("<svg", "orange");
    }

    @Test
    void whatCannotBeAnsweredOrWrittenIsToldInOneLineAndLeavesNothing() throws IOException {
        var file = exported("macht", 2, 1).toString();
        var noData = Files.writeString(folder.resolve("notes.parquet"), "no data at all");
        refused("cannot be answered", "query", file, "SELECT nothing FROM nowhere");
        refused("nowhere.parquet", "query", folder.resolve("nowhere.parquet").toString(), "SELECT 1");
        refused("notes.parquet", "query", noData.toString(), "SELECT 1");
        refused(
                "can be drawn",
                "query",
                file,
                "SELECT 1",
                "--plot",
                folder.resolve("no.svg").toString());
        refused("missing", "simulate", "macht", "--games", "2", "--export", folder + "/missing/x.parquet");
        refused(
                "not both",
                "simulate",
                "macht",
                "--games",
                "2",
                "--export",
                folder + "/x.parquet",
                "--record",
                folder + "/r");
        try (var left = Files.list(folder)) {
            assertThat(left)
                    .extracting(each -> each.getFileName().toString())
                    .containsExactlyInAnyOrder("macht1.parquet", "notes.parquet");
        }
    }

    private static void refused(String sentence, String... args) {
        var ended = tabard(args);
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.err()).startsWith("tabard: ").contains(sentence).hasLineCount(1);
    }

    @Test
    void aFileThatIsNotFinishedIsNotThere() throws IOException {
        var file = folder.resolve("half.parquet");
        var one = new Decision(
                0, 0, 1, "orange", new int[] {1, Layout.HIDDEN, 70_000}, new int[] {4}, 2, 0, "go", 1, 0.5);
        try (var writer = DataFiles.any().create(file, true, "{}")) {
            writer.add(List.of(one));
        }
        assertThat(folder).isEmptyDirectory();
        try (var writer = DataFiles.any().create(file, true, "it's")) {
            writer.add(List.of(one));
            writer.finish();
        }
        assertThat(asked(file, "SELECT view FROM decisions")).containsExactly(List.of("[1, null, 70000]"));
    }
}
