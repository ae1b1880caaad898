package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.table.Games;

class EveryGameTest {
    /** Enough to meet most kinds of questions, few enough to be quick. */
    private static final int MOST_ANSWERS = 80;

    private static final int FEW_ANSWERS = 25;

    @RegisterExtension
    final Evening evening = new Evening();

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameOfTheHouseIsPlayedWithAFingerOnAPhone(String id) {
        var ann = evening.phone().called("Ann");
        String table = ann.layAgainstBots(id);
        int answers = ann.player(6).play(FEW_ANSWERS);
        assertThat(ann.refusals()).isEmpty();
        assertThat(state(ann, table)).isEqualTo(answers == FEW_ANSWERS ? "playing" : "over");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameOfTheHouseIsPlayedAgainstBotsByPressingWhatIsLit(String id) {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots(id);
        int answers = ann.player(3).play(MOST_ANSWERS);
        assertThat(ann.refusals()).isEmpty();
        Axe.holdsFor(ann);
        assertThat(state(ann, table)).isEqualTo(answers == MOST_ANSWERS ? "playing" : "over");
    }

    /** A game that goes badly may be over sooner. */
    private static String state(Guest guest, String table) {
        return guest.read("/api/tables/" + table).path("state").asString();
    }
}
