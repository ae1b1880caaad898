package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.server.live.Exhibition;
import tabard.server.web.Pages;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.scene.Said;
import tabard.table.text.Rulebook;

/** What the page of the rules shows on small boards happens by the rules, and is about clauses that there are. */
class WorkedExamplesTest {
    static Stream<Game<?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameShowsClausesAtWork(Game<?, ?> game) {
        var clauses = Rulebook.of(game, "en").clauses().keySet();
        var examples = Exhibition.of(game, new Pages()).examples();
        assertThat(examples).hasSizeGreaterThan(1).allSatisfy(example -> {
            assertThat(clauses).contains(example.clause());
            assertThat(example.says().key()).isEqualTo(Said.OWN_NAME);
            assertThat(example.says().args()).doesNotHaveDuplicates();
            assertThat(example.told().isEmpty() && example.refused() == null)
                    .as("nothing happens, and nothing is refused: %s", example.says())
                    .isFalse();
            assertThat(example.before().isEmpty()).isFalse();
        });
        assertThat(examples)
                .as("the board changes")
                .anySatisfy(example -> assertThat(example.after()).isNotEqualTo(example.before()));
    }
}
