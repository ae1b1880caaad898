package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Said;

/** The words that belong to no game are complete in both languages. */
class CommonWordsTest {
    private final Words english = Words.common("en");
    private final Words french = Words.common("fr");

    private static Set<String> arguments(String text) {
        var found = new TreeSet<String>();
        Pattern.compile("\\{(\\d|sum)").matcher(text).results().forEach(hole -> found.add(hole.group(1)));
        return found;
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(french.texts().keySet()).isEqualTo(english.texts().keySet());
    }

    /** But for a name that players brought in two languages: each says its own. */
    @Test
    void bothLanguagesUseTheSameArguments() {
        english.texts().forEach((key, text) -> {
            if (key.equals(Said.OWN_NAME)) {
                assertThat(text).isEqualTo("{0}");
                assertThat(french.texts().get(key)).isEqualTo("{1}");
            } else {
                assertThat(arguments(french.texts().get(key))).as(key).isEqualTo(arguments(text));
            }
        });
    }

    @Test
    void everyGuessHasAMessageWithoutOne() {
        assertThat(english.texts().keySet())
                .filteredOn(key -> key.endsWith("-near"))
                .allSatisfy(key -> assertThat(english.knows(key.substring(0, key.length() - "-near".length())))
                        .isTrue());
    }

    @Test
    void frenchKeepsItsSignsTogether() {
        assertThat(french.texts().values()).allSatisfy(text -> assertThat(text).doesNotContainPattern(" [:;?!»]|« |'"));
    }
}
