package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EveryGameTest {
    /** Enough to meet most kinds of questions, few enough to be quick. */
    private static final int MOST_ANSWERS = 80;

    private static final int FEW_ANSWERS = 25;
    private static final int SOME_ANSWERS = 6;

    /** A thought may be over before one looks for it. */
    private static final String WATCH = """
            () => new MutationObserver(() => {
              const turns = [...document.querySelectorAll('.turn-word')]
              if (turns.some(turn => turn.textContent.includes('thinking'))) window.thought = true
            }).observe(document.body, {subtree: true, childList: true, characterData: true})""";

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void everyGameOfTheHouseIsPlayedWithAFingerOnAPhone(String id) {
        var ann = evening.phone().called("Ann");
        String table = ann.layAgainstBots(id);
        int answers = ann.player(6).play(FEW_ANSWERS);
        assertThat(ann.refusals()).isEmpty();
        assertThat(state(ann, table)).isEqualTo(answers == FEW_ANSWERS ? "playing" : "over");
    }

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void everyGameOfTheHouseIsPlayedAgainstBotsByPressingWhatIsLit(String id) {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots(id);
        int answers = ann.player(3).play(MOST_ANSWERS);
        assertThat(ann.refusals()).isEmpty();
        Axe.holdsFor(ann);
        // the last answer may be the one that ends it
        assertThat(state(ann, table)).isIn(answers == MOST_ANSWERS ? List.of("playing", "over") : List.of("over"));
    }

    /** Who thinks ahead is good company all the same: one sees that he thinks, and the game goes on. */
    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void everyGameIsPlayedAgainstTheClerk(String id) {
        var ann = evening.guest("Ann");
        String table = ann.layAgainst("clerk", id);
        ann.page().evaluate(WATCH);
        int answers = ann.player(4).play(SOME_ANSWERS);
        assertThat(ann.refusals()).isEmpty();
        assertThat(ann.page().evaluate("() => window.thought === true")).isEqualTo(true);
        assertThat(state(ann, table)).isEqualTo(answers == SOME_ANSWERS ? "playing" : "over");
    }

    /** A game that goes badly may be over sooner. */
    private static String state(Guest guest, String table) {
        return guest.read("/api/tables/" + table).path("state").asString();
    }
}
