package tabard.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;

/** An inn in a process of its own, so that it can be measured, and killed. */
public final class InnProcess implements AutoCloseable {
    private static final String PORT = "port ";
    private static final String HEAP = "heap ";

    private final Process process;
    private final BufferedReader answers;
    private final int port;

    private InnProcess(Process process) throws IOException {
        this.process = process;
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.port = Integer.parseInt(answer(PORT));
    }

    /** Database: empty for the SQLite file in the folder. */
    public static InnProcess start(Path data, String database, List<String> jvmOptions) {
        return start(data, database, jvmOptions, Duration.ofMinutes(10));
    }

    /** Idle: after how long a table that nobody looks at leaves memory. */
    static InnProcess start(Path data, String database, List<String> jvmOptions, Duration idle) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmOptions);
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(InnProcess.class.getName(), data.toString(), database, idle.toString()));
        try {
            return new InnProcess(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** In the other process: prints its port; then "heap" is answered by the bytes in use, and the end of input by closing. */
    public static void main(String[] args) throws IOException {
        var config = Config.in(Path.of(args[0]))
                .limits(Limits.OPEN)
                .database(args[1].isEmpty() ? null : args[1])
                .idle(Duration.parse(args[2]));
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (var inn = Inn.open(config)) {
            System.out.println(PORT + inn.port());
            while (Optional.ofNullable(in.readLine()).isPresent()) {
                System.gc();
                System.out.println(HEAP
                        + (Runtime.getRuntime().totalMemory()
                                - Runtime.getRuntime().freeMemory()));
            }
        }
    }

    public int port() {
        return port;
    }

    /** Bytes of the heap in use after a collection. */
    long heap() {
        try {
            process.getOutputStream().write("heap\n".getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
            return Long.parseLong(answer(HEAP));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Bytes of memory that the machine has given it, all counted; nothing where the machine does not say. */
    long resident() {
        try (var lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException elsewhere) {
            return 0;
        }
    }

    /** The processor time it has taken so far. */
    Spent spent() {
        return Spent.of(process.toHandle());
    }

    /** What else the JVM may print is skipped. */
    private String answer(String name) throws IOException {
        while (true) {
            String line = Optional.ofNullable(answers.readLine())
                    .orElseThrow(() -> new IOException("the inn did not answer"));
            if (line.startsWith(name)) {
                return line.substring(name.length());
            }
        }
    }

    /** Without a warning. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        await();
    }

    private void await() {
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
