package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Viewer;
import tabard.table.text.Rulebook;
import tabard.table.text.Words;

/** No fault that a proof-reader would mark stands in what a game has written, in its rules, in what it says in random games or tells of its records. */
interface ProofReadWords<S, A extends Action> {
    /** A plural in a message, and any other hole. */
    Pattern PLURAL = Pattern.compile("\\{\\d\\?([^|{}]*)\\|([^{}]*)}");

    Pattern HOLE = Pattern.compile("\\{[^}]*}");

    /** Lines as they are typed, and indices of formulas: no sentence holds them. */
    Pattern TYPED = Pattern.compile("`[^`]*`|\\[c]");

    /** Stands for a name in a message: what surrounds it fits a number and a name. */
    String NAME = "Ω";

    Game<S, A> game();

    HeardKeys<S, A> heard();

    Map<String, Match<S, A>> recorded();

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void noMessageHoldsAFault(String language) {
        var reader = new Proofreader(Words.of(game(), language));
        var faults = new TreeSet<String>();
        var texts = GameWords.of(game(), language).texts();
        texts.remove("game.name"); // a game may keep its name in every language
        texts.forEach((key, text) -> {
            for (String choice : new String[] {"$1", "$2"}) {
                String line =
                        HOLE.matcher(PLURAL.matcher(text).replaceAll(choice)).replaceAll(NAME);
                reader.faults(line).forEach(fault -> faults.add(key + ": " + fault));
            }
        });
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void noClauseHoldsAFault(String language) {
        var reader = new Proofreader(Words.of(game(), language));
        var faults = new TreeSet<String>();
        for (var clause : Rulebook.of(game(), language).clauses().values()) {
            String text = TYPED.matcher(clause.text()).replaceAll("…").replace("*", "");
            reader.faults(text).forEach(fault -> faults.add(clause.id() + ": " + fault));
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void nothingThatIsSaidHoldsAFault(String language) {
        var words = Words.of(game(), language);
        var reader = new Proofreader(words);
        var faults = new TreeSet<String>();
        for (var said : heard().all()) {
            reader.faults(words.say(said)).forEach(fault -> faults.add(said.key() + ": " + fault));
        }
        assertThat(faults).isEmpty();
    }

    /** Every recorded game as an onlooker reads it who sees everything. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    default void noRecordIsToldWithAFault(String language) {
        var words = Words.of(game(), language);
        var reader = new Proofreader(words);
        var faults = new TreeSet<String>();
        for (var match : recorded().values()) {
            var before = game().see(match.after(0), Viewer.Referee.REFEREE);
            for (int i = 0; i < match.steps().size(); i++) {
                var after = game().see(match.after(i + 1), Viewer.Referee.REFEREE);
                faults.addAll(reader.faults(
                        words.say(game().told(before, match.steps().get(i)))));
                game().followed(before, after).forEach(said -> faults.addAll(reader.faults(words.say(said))));
                before = after;
            }
        }
        assertThat(faults).isEmpty();
    }
}
