package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is delivered: packed twice to the same bytes, unpacked into a folder, and opened as the service would open it. */
class PackageTest {
    private static final Path DEPLOY = Path.of("..", "deploy");
    private static final Path SYSTEMD = Path.of("/usr/bin/systemd-analyze");

    @TempDir
    Path folder;

    private static void run(List<String> command) throws Exception {
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor())
                .as("%s", command)
                .isZero();
    }

    private Path pack(String name) throws Exception {
        Path file = folder.resolve(name);
        run(List.of(
                DEPLOY.resolve("pack").toString(),
                Path.of("..", "cli", "target").toString(),
                file.toString()));
        return file;
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theArchiveIsInstalledAndOpens() throws Exception {
        Path archive = pack("tabard.tar.gz");
        assertThat(Files.mismatch(archive, pack("again.tar.gz"))).isEqualTo(-1);
        run(List.of("tar", "-C", folder.toString(), "-xzf", archive.toString()));
        Path home = folder.resolve("tabard");
        String unit = Files.readString(home.resolve("tabard.service"));
        assertThat(unit).contains("ExecStart=/opt/tabard/bin/tabard serve ");
        understood(unit.replace("/opt/tabard/", home + "/"));
        Path called = Files.createSymbolicLink(
                folder.resolve("tabard-link"), home.resolve("bin").resolve("tabard"));
        int port;
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        var command = new ProcessBuilder(
                called.toString(),
                "serve",
                "--data",
                folder.resolve("data").toString(),
                "--backup",
                folder.resolve("backups").toString(),
                "--port",
                Integer.toString(port),
                "--secure");
        command.environment().put("JAVA_HOME", System.getProperty("java.home"));
        var inn = command.inheritIO().start();
        try {
            while (!healthy(port)) {
                assertThat(inn.isAlive()).isTrue();
                TimeUnit.MILLISECONDS.sleep(100);
            }
            inn.destroy(); // SIGTERM, as systemd sends it
            assertThat(inn.waitFor()).isIn(0, 143);
        } finally {
            inn.destroyForcibly();
        }
        assertThat(folder.resolve("data").resolve("tabard.db")).isNotEmptyFile();
    }

    /** What systemd cannot read in a unit it only mentions, and goes on without it. */
    private void understood(String unit) throws Exception {
        if (!Files.isExecutable(SYSTEMD)) {
            return;
        }
        Path file = Files.writeString(folder.resolve("tabard.service"), unit);
        assertThat(verified(file)).isEmpty();
        Files.writeString(file, unit.replace("Restart=always", "Restart=sometimes"));
        assertThat(verified(file)).as("it is looked at").contains("sometimes");
    }

    private static String verified(Path unit) throws Exception {
        var process = new ProcessBuilder(SYSTEMD.toString(), "verify", "--man=no", unit.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.lines().filter(line -> line.contains("tabard.service")).collect(Collectors.joining("\n"));
    }

    private static boolean healthy(int port) throws InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(
                                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health"))
                                            .build(),
                                    BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException notYet) {
            return false;
        }
    }
}
