package tabard.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tabard.table.scene.PartForm;
import tabard.table.scene.RowLook;
import tabard.table.scene.VesselLook;

/** The page draws every look and form that a game can name, and no other. */
class LooksTest {
    private static final Path PAGE = Path.of("..", "web", "src");
    private static final Pattern KEY = Pattern.compile("^ {2,4}([a-z]+): ", Pattern.MULTILINE);

    /** The keys of the table that begins with these words. */
    private static List<String> drawn(String file, String type) throws IOException {
        String text = Files.readString(PAGE.resolve(file));
        int from = text.indexOf(": Record<" + type);
        assertThat(from).as("a table of %s in %s", type, file).isPositive();
        int indent = text.lastIndexOf("\n", from) + 1;
        String margin = text.substring(indent, text.indexOf("const", indent));
        String table = text.substring(from, text.indexOf("\n" + margin + "}\n", from));
        return KEY.matcher(table)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private static List<String> words(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Wording::word).toList();
    }

    @Test
    void everyLookOfARowIsDrawn() throws IOException {
        assertThat(drawn("table/row.tsx", "RowLook")).containsExactlyInAnyOrderElementsOf(words(RowLook.values()));
    }

    @Test
    void everyLookOfAVesselIsDrawn() throws IOException {
        assertThat(drawn("table/vessel.tsx", "VesselLook"))
                .containsExactlyInAnyOrderElementsOf(words(VesselLook.values()));
    }

    @Test
    void everyFormOfAPartIsDrawn() throws IOException {
        assertThat(drawn("shared/glyph.tsx", "PartForm")).containsExactlyInAnyOrderElementsOf(words(PartForm.values()));
    }
}
