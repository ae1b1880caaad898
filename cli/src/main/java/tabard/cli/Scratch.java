package tabard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder that is gone when the work in it is done. */
record Scratch(Path path) implements AutoCloseable {
    static Scratch folder() throws IOException {
        return new Scratch(Files.createTempDirectory("tabard-scratch"));
    }

    @Override
    public void close() throws IOException {
        try (var files = Files.walk(path)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
