package tabard.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The processor time of a process, in all, and of it what Java's compilers and its collector took, which become less the longer the process
 * runs, or depend on how much memory it has. Where the machine does not say what threads took, only the whole is known.
 */
record Spent(Duration all, Duration compiling, Duration collecting) {
    private static final Duration TICK = Duration.ofMillis(10); // as Linux counts for everybody
    private static final int USER = 11; // fields of a thread's line, counted after its name
    private static final int KERNEL = 12;

    static Spent of(ProcessHandle process) {
        var compiling = Duration.ZERO;
        var collecting = Duration.ZERO;
        for (var thread : threads(process.pid())) {
            var line = line(thread);
            if (line.startsWith("C1 ") || line.startsWith("C2 ")) {
                compiling = compiling.plus(ticks(line));
            } else if (line.startsWith("GC Thread") || line.startsWith("VM Thread")) {
                collecting = collecting.plus(ticks(line));
            }
        }
        return new Spent(process.info().totalCpuDuration().orElse(Duration.ZERO), compiling, collecting);
    }

    Spent since(Spent before) {
        return new Spent(all.minus(before.all), compiling.minus(before.compiling), collecting.minus(before.collecting));
    }

    private static List<Path> threads(long process) {
        var folder = Path.of("/proc", Long.toString(process), "task");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var threads = Files.list(folder)) {
            return threads.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its name, and what the machine counts of it; nothing of a thread that has just ended. */
    private static String line(Path thread) {
        try {
            String line = Files.readString(thread.resolve("stat"));
            return line.substring(line.indexOf('(') + 1);
        } catch (IOException gone) {
            return "";
        }
    }

    private static Duration ticks(String line) {
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
        return TICK.multipliedBy(Long.parseLong(fields[USER]) + Long.parseLong(fields[KERNEL]));
    }
}
