package tabard.browser;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;

/** `tabard serve` in a process of its own, so that it can be killed and started again at the same address. */
final class InnProgram implements AutoCloseable {
    private static final Path PROGRAM = Path.of("..", "cli", "target", "tabard.jar");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Path data;
    private final int port;
    private Process process;

    InnProgram(Path data) throws IOException {
        this.data = data;
        try (var free = new ServerSocket(0)) {
            this.port = free.getLocalPort();
        }
        start();
    }

    String address() {
        return "http://localhost:" + port;
    }

    /** Starts it and waits until it answers. */
    void start() throws IOException {
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-jar",
                        PROGRAM.toString(),
                        "serve",
                        "--data",
                        data.toString(),
                        "--port",
                        Integer.toString(port))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!healthy()) {
            if (System.nanoTime() > end || !process.isAlive()) {
                throw new AssertionError("the inn did not open");
            }
        }
    }

    private boolean healthy() {
        try (var client = HttpClient.newHttpClient()) {
            Thread.sleep(50);
            return client.send(
                                    HttpRequest.newBuilder(URI.create(address() + "/health"))
                                            .build(),
                                    BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Without a warning, as a power cut would. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
