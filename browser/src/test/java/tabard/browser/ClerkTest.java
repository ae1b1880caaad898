package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.table.Games;

/** Who thinks ahead is good company all the same: one sees that he thinks, and the game goes on. */
class ClerkTest {
    private static final int ANSWERS = 6;

    /** A thought may be over before one looks for it. */
    private static final String WATCH = """
            () => new MutationObserver(() => {
              const turns = [...document.querySelectorAll('.turn-word')]
              if (turns.some(turn => turn.textContent.includes('thinking'))) window.thought = true
            }).observe(document.body, {subtree: true, childList: true, characterData: true})""";

    @RegisterExtension
    final Evening evening = new Evening();

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedAgainstTheClerk(String id) {
        var ann = evening.guest("Ann");
        String table = ann.layAgainst("clerk", id);
        ann.page().evaluate(WATCH);
        int answers = ann.player(4).play(ANSWERS);
        assertThat(ann.refusals()).isEmpty();
        assertThat(answers).isEqualTo(ANSWERS);
        assertThat(ann.page().evaluate("() => window.thought === true")).isEqualTo(true);
        assertThat(ann.read("/api/tables/" + table).path("state").asString()).isEqualTo("playing");
    }
}
