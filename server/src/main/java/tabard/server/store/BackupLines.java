package tabard.server.store;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The lines of a backup, one after another; none is longer than an inn could have written it, whatever the file unpacks to. */
final class BackupLines implements AutoCloseable {
    private static final int LONGEST = 4 << 20;
    private static final int BUFFER = 1 << 16;
    private static final JsonMapper JSON = new JsonMapper();
    private static final TypeReference<Map<String, Object>> ROW = new TypeReference<>() {};

    private final String name;
    private final InputStream in;
    private long line;

    private BackupLines(String name, InputStream in) {
        this.name = name;
        this.in = in;
    }

    static BackupLines of(Path file) {
        InputStream raw = null;
        try {
            raw = Files.newInputStream(file);
            return new BackupLines(file.toString(), new BufferedInputStream(new GZIPInputStream(raw, BUFFER), BUFFER));
        } catch (ZipException | EOFException unpacked) {
            close(raw);
            throw new Refusal(Said.of("inn.not-a-backup", file.toString()));
        } catch (IOException e) {
            close(raw);
            throw new UncheckedIOException(e);
        }
    }

    private static void close(@Nullable InputStream raw) {
        try {
            if (raw != null) {
                raw.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first line, which says what this is. */
    Map<String, Object> title(String expected) {
        try {
            var first = next();
            if (first != null && expected.equals(first.get("backup"))) {
                return first;
            }
        } catch (Refusal damaged) {
            // whatever it is, it is not the first line of a backup
        }
        throw new Refusal(Said.of("inn.not-a-backup", name));
    }

    /** Null at the end. */
    @Nullable
    Map<String, Object> next() {
        line++;
        byte[] text = bytes();
        if (text.length == 0) {
            return null;
        }
        try {
            return JSON.readValue(text, ROW);
        } catch (JacksonException unreadable) {
            throw damaged();
        }
    }

    private byte[] bytes() {
        var text = new ByteArrayOutputStream();
        try {
            for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
                if (text.size() == LONGEST) {
                    throw damaged();
                }
                text.write(next);
            }
        } catch (IOException cutOff) { // or a sum that is wrong: what was unpacked is not what was packed
            throw damaged();
        }
        return text.toByteArray();
    }

    /** The file is damaged at the line that was read last. */
    Refusal damaged() {
        return new Refusal(Said.of("inn.backup-damaged", name, line));
    }

    @Override
    public void close() {
        close(in);
    }
}
