package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The rules of axe for pages that everybody can use. */
final class Axe {
    private static final String AXE = read(Path.of("..", "web", "node_modules", "axe-core", "axe.min.js"));
    private static final String RUN = """
            async () => {
              const found = await axe.run(document, { resultTypes: ['violations'] })
              return found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target} ${node.html.slice(0, 160)}`))
            }
            """;

    private Axe() {}

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the guest sees now breaks none of them. */
    static void holdsFor(Guest guest) {
        guest.page().evaluate(AXE); // by the debugger's door: the page's own policy lets no foreign script in
        assertThat((List<?>) guest.page().evaluate(RUN)).isEmpty();
    }
}
