package tabard.arena;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that appears whole or not at all: what was there stays until all of the new text is written. */
public final class WholeFile {
    private WholeFile() {}

    public static void write(Path file, String text) throws IOException {
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                Files.writeString(file, text); // a pipe or a terminal has nothing to lose
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), text);
            }
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(file.toString());
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(file.toString());
        } catch (IOException e) { // a disk that is full does not say which file it was
            String reason = e instanceof FileSystemException known ? known.getReason() : e.getMessage();
            throw new FileSystemException(file.toString(), null, reason);
        }
    }

    private static void replace(Path file, String text) throws IOException {
        var draft = file.resolveSibling("." + file.getFileName() + ".draft");
        try {
            Files.writeString(draft, text);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
