package tabard.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is there whole, or what was there before is. */
class WholeFileTest {
    @TempDir
    Path folder;

    @Test
    void itTakesThePlaceOfWhatWasThereAndLeavesNothingElse() throws IOException {
        var file = folder.resolve("page.html");
        WholeFile.write(file, "first");
        WholeFile.write(file, "second");
        assertThat(file).hasContent("second");
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void aFileStaysBehindItsLink() throws IOException {
        var file = Files.writeString(folder.resolve("page.html"), "first");
        var link = Files.createSymbolicLink(folder.resolve("link.html"), file);
        WholeFile.write(link, "second");
        assertThat(file).hasContent("second");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void whereItCannotBeWrittenTheOldOneStaysAndTheFileIsNamed() throws IOException {
        var file = Files.writeString(folder.resolve("page.html"), "first");
        Files.createDirectories(folder.resolve(".page.html.draft")); // in the way
        assertThatThrownBy(() -> WholeFile.write(file, "second"))
                .isInstanceOf(FileSystemException.class)
                .hasMessageContaining("page.html")
                .hasMessageNotContaining("draft");
        assertThat(file).hasContent("first");
        assertThatThrownBy(() -> WholeFile.write(folder.resolve("nowhere/page.html"), "second"))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessageContaining("nowhere");
    }
}
