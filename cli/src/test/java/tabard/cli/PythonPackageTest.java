package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests of the package in Python, against this build. */
class PythonPackageTest {
    @TempDir
    Path folder;

    @Test
    void itsOwnTestsPass() throws IOException, InterruptedException {
        var run = new ProcessBuilder("python3", "-B", "-m", "unittest", "discover", "-s", "tests")
                .directory(PythonBotTest.PYTHON.toFile())
                .redirectErrorStream(true);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        run.environment()
                .put(
                        "TABARD",
                        "'%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '%s' tabard.cli.Tabard"
                                .formatted(java, System.getProperty("java.class.path")));
        var process = run.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).containsPattern("Ran \\d+ tests").contains("OK");
    }

    @Test
    void environmentsCanBeReadByEyesToo() {
        var ran = Ran.typing("{\"reset\": 3}\n{\"step\": [0]}\n", "env", "macht", "--json");
        assertThat(ran.exit()).as(ran.err()).isZero();
        var lines = ran.out().lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).contains("\"game\":\"macht\"", "\"layout\":{\"version\":");
        assertThat(lines.get(1)).startsWith("[{\"done\":false,").contains("\"seat\":\"orange\"", "\"legal\":[\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"step\": [0, 1]}",
                "{\"step\": [null]}",
                "{\"step\": [0.5]}",
                "{\"step\": [1e99]}",
                "{\"reset\": 1.5}",
                "{\"reset\": \"x\"}",
                "[7]",
                "go",
            })
    void whatIsNoMessageIsRefused(String line) {
        refused(line + "\n", "nor a list of 1 decisions: " + line + "\n");
    }

    private static void refused(String input, String end) {
        var ran = Ran.typing(input, "env", "macht", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).startsWith("tabard: ").endsWith(end).hasLineCount(1);
    }

    @Test
    void whatIsNestedWithoutEndIsRefusedToo() {
        refused("[".repeat(200_000) + "\n", "[[[…\n");
    }

    @Test
    void aSocketThatCannotBeIsNamed() throws IOException {
        var taken = Files.createFile(folder.resolve("taken"));
        assertThat(Ran.tabard("env", "macht", "--socket", taken.toString()))
                .isEqualTo(new Ran(1, "", "tabard: \"" + taken + "\" is there already\n"));
        String nowhere = folder.resolve("nowhere/socket").toString();
        assertThat(Ran.tabard("env", "macht", "--socket", nowhere).err())
                .contains(nowhere)
                .hasLineCount(1);
        String endless = folder.resolve("x".repeat(200)).toString();
        assertThat(Ran.tabard("env", "macht", "--socket", endless).err())
                .contains(endless)
                .hasLineCount(1);
    }
}
