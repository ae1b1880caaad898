package tabard.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A disk of a few megabytes that can be filled: a file system in memory where this process may mount one; elsewhere files of this process
 * that may not grow.
 */
final class SmallDisk implements AutoCloseable {
    private final Path folder;
    private final boolean mounted;

    private SmallDisk(Path folder, boolean mounted) {
        this.folder = folder;
        this.mounted = mounted;
    }

    static SmallDisk at(Path folder) throws IOException {
        Files.createDirectories(folder);
        return new SmallDisk(folder, done("mount", "-t", "tmpfs", "-o", "size=8m", "tabard-test", folder.toString()));
    }

    Path folder() {
        return folder;
    }

    /** From now on there is next to no room. */
    void fill() throws IOException {
        if (!mounted) {
            limit(Long.toString(Files.size(folder.resolve("tabard.db-wal")) + 4096));
            return;
        }
        try (var ballast = Files.newOutputStream(folder.resolve("ballast"))) {
            byte[] block = new byte[4096];
            Arrays.fill(block, (byte) 1);
            while (true) {
                ballast.write(block);
            }
        } catch (IOException full) {
            if (!String.valueOf(full.getMessage()).contains("space")) {
                throw full;
            }
        }
    }

    void empty() throws IOException {
        if (mounted) {
            Files.delete(folder.resolve("ballast"));
        } else {
            limit("unlimited");
        }
    }

    /** Where nothing can be written any more. */
    Path readOnly() {
        if (mounted) {
            must("mount", "-o", "remount,ro", folder.toString());
            return folder;
        }
        return Path.of("/proc/tabard");
    }

    private static void limit(String bytes) {
        must("prlimit", "--pid", Long.toString(ProcessHandle.current().pid()), "--fsize=" + bytes + ":");
    }

    private static void must(String... command) {
        if (!done(command)) {
            throw new AssertionError("cannot " + String.join(" ", command));
        }
    }

    private static boolean done(String... command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException none) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }

    @Override
    public void close() {
        if (mounted) {
            must("umount", "-l", folder.toString());
        } else {
            limit("unlimited");
        }
    }
}
