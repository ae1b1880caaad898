package tabard.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.cli.Tabard;
import tabard.cli.desk.Desk;

/** Games played by a cluster, as one would from the command line: what comes of them is what this machine alone makes of them. */
class ClusterTest {
    private static final List<String> ARENA = List.of(
            "arena", "macht", "--bots", "greedy,search", "--games", "100", "--tries", "100", "--seed", "9", "--json");

    @TempDir
    Path folder;

    private record Ended(int exit, String out, String err) {}

    private static Ended tabard(List<String> first, String... more) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var line = new ArrayList<>(first);
        line.addAll(List.of(more));
        int exit;
        try (var desk = Desk.piped(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of())) {
            exit = Tabard.run(desk, line.toArray(new String[0]));
        }
        return new Ended(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static String played(List<String> first, String... more) {
        var ended = tabard(first, more);
        assertThat(ended.exit()).as(ended.err()).isZero();
        return ended.out();
    }

    /** All but how long it took, and on how many threads. */
    private static String untimed(String json) {
        return json.replaceAll(
                "\"(seconds|threads|cpuSeconds|decisionsPerSecond|decisionsPerCpuSecond)\" ?: ?[^,}]*", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate macht --games 60 --bots random,greedy --seed 3 --json",
                "simulate defenders --seats 2 --games 40 --seed 3 --json",
                "tune macht --games 20 --proof-games 4 --seed 3 --json",
                "arena immortals --bots random,greedy --games 6 --tries 20 --seed 3 --json",
            })
    void theSameComesOfItAsHere(String line) {
        var command = List.of(line.split(" "));
        assertThat(untimed(played(command, "--engine", "spark", "--master", "local[2]")))
                .isEqualTo(untimed(played(command)));
    }

    @Test
    void aBalancePageIsTheSameToTheByte() throws IOException {
        var command = List.of("balance", "macht", "--random", "100", "--greedy", "4", "--seed", "3", "--each", "take");
        played(command, "--out", folder.resolve("here").toString());
        played(command, "--out", folder.resolve("there").toString(), "--engine", "spark", "--master", "local[2]");
        try (var pages = Files.list(folder.resolve("here"))) {
            for (var page : pages.toList()) {
                assertThat(folder.resolve("there").resolve(page.getFileName())).hasSameBinaryContentAs(page);
            }
        }
    }

    @Test
    void aWorkerKilledInTheMiddleCostsNothingButTime() throws Exception {
        var journal = folder.resolve("journal");
        try (var cluster = Cluster.ofTwo(folder.resolve("cluster.log"))) {
            var there = CompletableFuture.supplyAsync(() ->
                    tabard(ARENA, "--engine", "spark", "--master", cluster.master(), "--journal", journal.toString()));
            await(
                    there,
                    () -> Files.exists(journal) && Files.readAllLines(journal).size() > 1 && cluster.bothWork());
            int before = Files.readAllLines(journal).size() - 1;
            cluster.killOne();
            var ended = there.join();
            assertThat(before).as("games that were over when it was killed").isBetween(1, 99);
            assertThat(ended.exit()).as(ended.err()).isZero();
            assertThat(ended.out()).isEqualTo(played(ARENA));
            assertThat(Files.readAllLines(journal)).hasSize(101);
        }
    }

    private interface State {
        boolean reached() throws IOException;
    }

    /** Until it is so, or the command has ended. */
    private static void await(CompletableFuture<Ended> command, State state) throws IOException {
        while (!command.isDone() && !state.reached()) {
            LockSupport.parkNanos(20_000_000);
        }
    }

    /** Spark itself takes a minute to give it up. */
    @Test
    void whoListensButIsNoMasterIsNamedToo() throws IOException {
        try (var socket = new ServerSocket(0)) {
            String silent = "spark://127.0.0.1:" + socket.getLocalPort();
            assertThat(tabard(ARENA, "--engine", "spark", "--master", silent))
                    .isEqualTo(new Ended(1, "", "tabard: No master of a cluster answers at " + silent + "\n"));
        }
    }

    @Test
    void aMasterThatDoesNotAnswerIsNamed() throws IOException {
        int closed;
        try (var socket = new ServerSocket(0)) {
            closed = socket.getLocalPort();
        }
        String silent = "spark://127.0.0.1:" + closed;
        assertThat(tabard(ARENA, "--engine", "spark", "--master", silent))
                .isEqualTo(new Ended(1, "", "tabard: No master of a cluster answers at " + silent + "\n"));
        assertThat(tabard(ARENA, "--engine", "spark", "--master", "yarn").err())
                .startsWith("tabard: \"yarn\" names no master: ")
                .hasLineCount(1);
        assertThat(tabard(ARENA, "--engine", "spark").err()).contains("--master spark://HOST:7077");
        assertThat(tabard(ARENA, "--master", silent).err()).contains("say --engine spark");
        assertThat(tabard(ARENA, "--engine", "sparc").err()).contains("did you mean \"spark\"?");
        assertThat(tabard(List.of("simulate", "macht", "--record", "x"), "--engine", "spark", "--master", "local[2]")
                        .err())
                .contains("on this machine only");
    }
}
