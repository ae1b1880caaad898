package tabard.cli.desk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tabard.arena.WholeFile;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Files that people name: read whole, written whole, and refused in a sentence where that fails. */
public final class Papers {
    public static final String STDIN = "-";

    private Papers() {}

    /** The text of a file; "-" is what is piped in. */
    public static String read(String name, InputStream in) {
        try {
            if (!name.equals(STDIN) && Files.isDirectory(Path.of(name))) {
                throw new Refusal(Said.of("file.folder", name));
            }
            byte[] bytes = name.equals(STDIN) ? in.readAllBytes() : Files.readAllBytes(Path.of(name));
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Refusal(Said.of("file.not-text", name));
        } catch (InvalidPathException e) {
            throw new Refusal(Said.of("file.missing", name));
        } catch (IOException e) {
            throw new Refusal(why(e));
        }
    }

    public static void write(String name, String text) {
        try {
            WholeFile.write(Path.of(name), text);
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new Refusal(Said.of("file.no-folder", name));
        } catch (IOException e) {
            throw new Refusal(why(e));
        }
    }

    /** What a failed file tells, as a sentence. */
    public static Said why(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> Said.of("file.missing", missing.getFile());
            case AccessDeniedException denied -> Said.of("file.denied", denied.getFile());
            default -> Said.of("file.failed", String.valueOf(e.getMessage()));
        };
    }
}
