package tabard.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** What an inn keeps holds sessions, dice and what people said: whatever it makes, nobody but its keeper may read. */
final class OwnerOnly {
    private OwnerOnly() {}

    static void folder(Path path) throws IOException {
        Files.createDirectories(path, mode(path, "rwx------"));
    }

    /** Made where it is missing; one that is there keeps the mode that somebody gave it. */
    static void file(Path path) throws IOException {
        try {
            Files.createFile(path, mode(path, "rw-------"));
        } catch (FileAlreadyExistsException there) {
            return;
        }
    }

    /** A new file, in the place of one that may be left over. */
    static OutputStream writing(Path path) throws IOException {
        Files.deleteIfExists(path);
        file(path);
        return Files.newOutputStream(path);
    }

    private static FileAttribute<?>[] mode(Path path, String rights) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }
}
