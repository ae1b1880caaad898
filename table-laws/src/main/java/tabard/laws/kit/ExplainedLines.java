package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.text.Rulebook;

/** Whoever reads a record can look up every word that its lines begin with: in the page of formats, or in the rules of the game. */
interface ExplainedLines<S, A extends Action> {
    Game<S, A> game();

    @Test
    default void everyMoveIsExplained() throws IOException {
        String explained = Formats.of(game().info().id()) + Rulebook.of(game(), "en");
        var words = new TreeSet<>(game().words());
        assertThat(words).isNotEmpty();
        words.removeIf(word -> explained.contains("`" + word + "`") || explained.contains("`" + word + " "));
        assertThat(words).as("moves that docs/formats.md does not explain").isEmpty();
    }

    /** What the page of formats says. */
    final class Formats {
        private static final Path PAGE = Path.of("docs", "formats.md");

        private Formats() {}

        /** The chapter of a game, whose heading names it; nothing if it has none. */
        static String of(String game) throws IOException {
            var folder = Path.of("").toAbsolutePath();
            while (folder != null && !Files.exists(folder.resolve(PAGE))) {
                folder = folder.getParent();
            }
            if (folder == null) {
                return "";
            }
            String page = Files.readString(folder.resolve(PAGE));
            int from = page.indexOf("(`" + game + "`)\n");
            int to = page.indexOf("\n## ", from);
            return from < 0 ? "" : page.substring(from, to < 0 ? page.length() : to);
        }
    }
}
