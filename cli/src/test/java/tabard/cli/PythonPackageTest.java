package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The tests of the package in Python, against this build. */
class PythonPackageTest {
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
        assertThat(Ran.typing("{\"step\": [0, 1]}\n", "env", "macht", "--json"))
                .satisfies(bad -> assertThat(bad.exit()).isEqualTo(1))
                .satisfies(bad -> assertThat(bad.err())
                        .contains("nor a list of 1 decisions")
                        .hasLineCount(1));
    }
}
