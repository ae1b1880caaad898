package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.laws.Laws;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Worth;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** A test that every game has: whatever it says has words in every language, and it has no word that is never said. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SpokenWords<S, A extends Action> {
    /** The form of a name that a message asks for: "{1.in}" is "en Gwent". */
    private static final Pattern FORM = Pattern.compile("\\{\\d\\.([a-z-]+)}");

    private static final List<String> TITLES = List.of("game.name", "game.about", "game.length");

    private final Game<S, A> game;
    private final int games;
    private final List<String> nonsense;
    private final HeardKeys<S, A> heard;

    /** So many random games are listened to, of all ways to play; nonsense are documents of positions that are refused. */
    protected SpokenWords(Game<S, A> game, int games, List<String> nonsense) {
        this.game = game;
        this.games = games;
        this.nonsense = nonsense;
        this.heard = new HeardKeys<>(game);
    }

    @BeforeAll
    final void listen() {
        var ways = Laws.everyWay(game);
        ways.forEach(options -> heard.hear(game.box(options)));
        for (int i = 0; i < games; i++) {
            heard.listen(ways.get(i * ways.size() / games), i);
        }
        game.worth().features().forEach(feature -> heard.hear(Said.of(feature.key())));
        for (String document : nonsense) {
            var refusal = catchThrowableOfType(Refusal.class, () -> game.parse(Documents.read(document)));
            assertThat(refusal).as(document).isNotNull();
            heard.hear(refusal.why());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    final void everythingCanBeSaidAndNoHoleStaysOpen(String language) {
        var words = Words.of(game, language);
        for (var said : heard.all()) {
            assertThat(words.knows(said.key())).as(said.key()).isTrue();
            assertThat(words.say(said)).as(said.key()).isNotBlank().doesNotContain("{", "}", "@");
        }
    }

    /** The words of the game without those of the house. */
    private Map<String, String> own(String language) {
        var own = new TreeMap<>(Words.of(game, language).texts());
        own.keySet().removeAll(Words.common(language).texts().keySet());
        return own;
    }

    /** Forms of names, which each language has as it needs them. */
    private static Set<String> forms(Map<String, String> own) {
        var asked = own.values().stream()
                .flatMap(text -> FORM.matcher(text).results().map(found -> found.group(1)))
                .collect(Collectors.toSet());
        return own.keySet().stream()
                .filter(key -> asked.contains(key.substring(key.lastIndexOf('.') + 1)))
                .filter(key -> key.contains(".") && own.containsKey(key.substring(0, key.lastIndexOf('.'))))
                .collect(Collectors.toSet());
    }

    @Test
    final void bothLanguagesHaveTheSameWords() {
        var english = own("en");
        var french = own("fr");
        english.keySet().removeAll(forms(english));
        french.keySet().removeAll(forms(french));
        assertThat(french.keySet()).containsExactlyInAnyOrderElementsOf(english.keySet());
    }

    /** Said in a game, or at least written in its code: what is too rare for random games is not idle. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    final void noWordIsIdle(String language) {
        var own = own(language);
        var idle = new TreeSet<>(own.keySet());
        idle.removeAll(forms(own));
        idle.removeAll(heard.keys());
        TITLES.forEach(idle::remove);
        game.info().seats().forEach(seat -> idle.remove(seat.word()));
        for (var setting : game.info().settings()) {
            idle.remove("option." + setting.name());
            setting.values().forEach(value -> idle.remove("option." + setting.name() + "." + value));
        }
        var written = Written.in(game.getClass());
        idle.removeIf(written::names);
        assertThat(idle).isEmpty();
    }

    @Test
    final void noTwoFeaturesOfTheWorthAreCalledTheSame() {
        assertThat(game.worth().features()).extracting(Worth.Feature::key).doesNotHaveDuplicates();
    }

    @Test
    final void frenchIsSetAsFrenchIsPrinted() {
        own("fr")
                .forEach((key, text) ->
                        assertThat(text).as(key).doesNotContain("'", " :", " ;", " !", " ?", " »", "« "));
    }
}
