package tabard.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Of a data folder there is one: two inns on one file would not hear of each other. Where the process ends, however, it is free. */
public final class Key implements AutoCloseable {
    private final @Nullable FileChannel held;

    private Key(@Nullable FileChannel held) {
        this.held = held;
    }

    /** To a database of its own many inns have the key. */
    public static Key take(Path data, @Nullable String database) {
        if (database != null) {
            return new Key(null);
        }
        try {
            OwnerOnly.folder(data);
            OwnerOnly.file(data.resolve("tabard.lock"));
            var file = FileChannel.open(data.resolve("tabard.lock"), StandardOpenOption.WRITE);
            if (locked(file)) {
                return new Key(file);
            }
            file.close();
        } catch (IOException closed) {
            throw new Refusal(Said.of("inn.closed-database", data.toString()));
        }
        throw new Refusal(Said.of("inn.open-already", data.toString()));
    }

    private static boolean locked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException bySomebodyInThisProcess) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            if (held != null) {
                held.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
