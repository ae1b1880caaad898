package tabard.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import tabard.arena.data.DataFiles;
import tabard.arena.data.Decision;
import tabard.cli.Tabard;
import tabard.cli.desk.Desk;
import tabard.table.sheet.Layout;

/** Games exported and asked about, as one would from the command line. */
class ExportTest {
    private static final Path FULL = Path.of("/dev/full");

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

    /** As docs/research.md asks them. */
    @Test
    void theQuestionsOfTheTutorialAreAnswered() throws IOException {
        var file = exported("macht", 20, 1).toString();
        String tutorial = Files.readString(Path.of("../docs/research.md"));
        var questions = Pattern.compile("\\./tabard query greedy\\.parquet \"([^\"]+)\"")
                .matcher(tutorial)
                .results()
                .map(found -> found.group(1).replaceAll("\\s+", " "))
                .toList();
        assertThat(questions).hasSize(3);
        for (String question : questions) {
            var told = tabard("query", file, question, "--csv");
            assertThat(told.exit()).as(told.err()).isZero();
            assertThat(told.out().lines().count()).as(question).isGreaterThan(2);
        }
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
        refused("notes.parquet\" holds no exported games: ", "query", noData.toString(), "SELECT 1");
        refused(
                "can be drawn",
                "query",
                file,
                "SELECT 1",
                "--plot",
                folder.resolve("no.svg").toString());
        refused(
                "its folder does not exist",
                "simulate",
                "macht",
                "--games",
                "2",
                "--export",
                folder + "/missing/x.parquet");
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

    /** The file is moved to its place when it is whole: a device of that name would be gone. */
    @Test
    void whatIsNoFileIsNotReplaced() throws IOException {
        var pipe = folder.resolve("pipe");
        try (var socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(pipe));
            refused("pipe\" is a device", "simulate", "macht", "--games", "2", "--export", pipe.toString());
            assertThat(Files.isRegularFile(pipe)).isFalse();
        }
    }

    @Test
    void whereANameLeadsToAFileThatFileIsWritten() throws IOException {
        var file = Files.createFile(folder.resolve("real.parquet"));
        var link = Files.createSymbolicLink(folder.resolve("link.parquet"), file);
        assertThat(tabard("simulate", "macht", "--games", "2", "--export", link.toString())
                        .exit())
                .isZero();
        assertThat(link).isSymbolicLink();
        assertThat(asked(file, "SELECT count(DISTINCT game) FROM decisions")).containsExactly(List.of("2"));
    }

    private static void refused(String sentence, String... args) {
        var ended = tabard(args);
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.err()).startsWith("tabard: ").contains(sentence).hasLineCount(1);
    }

    private static Decision decision() {
        return new Decision(0, 0, 1, "orange", new int[] {1, Layout.HIDDEN, 70_000}, new int[] {4}, 2, 0, "go", 1, 0.5);
    }

    /** What it is written to at first is a device that is always full. */
    @Test
    @EnabledIf("hasFullDevice")
    void onAFullDiskThereIsNoFileAndASentence() throws IOException {
        var file = Files.writeString(folder.resolve("games.parquet"), "what was there before");
        try (var writer = DataFiles.any().create(file, true, "{}")) {
            Path hidden;
            try (var all = Files.list(folder)) {
                hidden = all.filter(Files::isDirectory).findFirst().orElseThrow();
            }
            for (String name : List.of("whole.parquet", "tmp_whole.parquet")) {
                Files.createSymbolicLink(hidden.resolve(name), FULL);
            }
            writer.add(List.of(decision()));
            assertThatIOException()
                    .isThrownBy(writer::finish)
                    .withMessageContainingAll(file.toString(), "No space left on device");
        }
        assertThat(folder).isDirectoryNotContaining(Files::isDirectory);
        assertThat(file).hasContent("what was there before");
    }

    static boolean hasFullDevice() {
        return Files.exists(FULL);
    }

    /** The library unpacks itself into the folder for passing files: a process that may not write much has no room for it. */
    @Test
    void whereTheLibraryFindsNoRoomThatIsSaid() throws IOException, InterruptedException {
        var process = exporting("ulimit -f 4000; exec \"$@\"", 100);
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(1);
        assertThat(said).startsWith("tabard: ").contains("games.parquet").hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
    }

    /** As a process of its own, which this line of shell begins. */
    private Process exporting(String shell, int games) throws IOException {
        return new ProcessBuilder(
                        "sh",
                        "-c",
                        shell,
                        "sh",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "tabard.cli.Tabard",
                        "simulate",
                        "macht",
                        "--games",
                        "" + games,
                        "--export",
                        folder.resolve("games.parquet").toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    @Test
    void whatIsStoppedLeavesNothing() throws IOException, InterruptedException {
        var process = exporting("exec \"$@\"", 1_000_000);
        while (process.isAlive() && empty()) {
            LockSupport.parkNanos(20_000_000);
        }
        LockSupport.parkNanos(500_000_000); // in the middle, not in the first moment
        assertThat(empty()).as("something is being written").isFalse();
        process.destroy();
        process.waitFor();
        assertThat(folder).isEmptyDirectory();
    }

    private boolean empty() throws IOException {
        try (var files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    @Test
    void aFileThatIsNotFinishedIsNotThere() throws IOException {
        var file = folder.resolve("half.parquet");
        var one = decision();
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
