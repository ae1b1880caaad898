package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Worth;
import tabard.table.text.Words;

/** Whatever a game says has words in every language, and it has no word that is never said. */
interface SpokenWords<S, A extends Action> {
    /** How often a bot has won, by its name. */
    Pattern RECORD = Pattern.compile("bot\\.[a-z-]+\\.record");

    Game<S, A> game();

    /** All that it says in its random games. */
    HeardKeys<S, A> heard();

    /** Words that come with what is in the box, however seldom a game says them: those that its content files bring along. */
    default Set<String> brought() {
        return Set.of();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void everythingCanBeSaidAndNoHoleStaysOpen(String language) {
        var words = Words.of(game(), language);
        for (var said : heard().all()) {
            assertThat(words.knows(said.key())).as(said.key()).isTrue();
            assertThat(words.say(said)).as(said.key()).isNotBlank().doesNotContain("{", "}", "@");
        }
    }

    @Test
    default void bothLanguagesHaveTheSameWords() {
        assertThat(GameWords.of(game(), "fr").plain())
                .containsExactlyInAnyOrderElementsOf(GameWords.of(game(), "en").plain());
    }

    /** Of a word that is written twice only the later one is said. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void noWordIsWrittenTwice(String language) throws IOException {
        assertThat(GameWords.written(game(), language)).isNotEmpty().doesNotHaveDuplicates();
    }

    /** Said in a game, or at least written in its code: what is too rare for random games is not idle. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void noWordIsIdle(String language) {
        var idle = GameWords.of(game(), language).plain();
        idle.removeAll(heard().keys());
        idle.removeAll(brought());
        idle.removeIf(key -> key.endsWith("-fixed") // how an option is called whose number leaves no choice
                && heard().keys().contains(key.substring(0, key.lastIndexOf('-'))));
        List.of(
                        "game.name",
                        "game.about",
                        "game.length",
                        "game.players",
                        "game.short",
                        "tab.board",
                        "tab.dock",
                        "tab.seats")
                .forEach(idle::remove); // said by the page itself
        idle.removeIf(RECORD.asMatchPredicate());
        game().info().seats().forEach(seat -> idle.remove(seat.word()));
        for (var setting : game().info().settings()) {
            idle.remove("option." + setting.name());
            setting.values().forEach(value -> idle.remove("option." + setting.name() + "." + value));
        }
        var written = Written.in(game().getClass());
        idle.removeIf(written::names);
        assertThat(idle).isEmpty();
    }

    @Test
    default void noTwoFeaturesOfTheWorthAreCalledTheSame() {
        assertThat(game().worth().features()).extracting(Worth.Feature::key).doesNotHaveDuplicates();
    }

    @Test
    default void frenchIsSetAsFrenchIsPrinted() {
        GameWords.of(game(), "fr")
                .texts()
                .forEach((key, text) ->
                        assertThat(text).as(key).doesNotContain("'", " :", " ;", " !", " ?", " »", "« "));
    }
}
