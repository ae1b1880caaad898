package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Word;
import tabard.mageknight.pieces.*;
import tabard.table.text.*;

/** Every clause is there in both languages, and whatever points to one points to one that is there. */
final class RulebookTest {
    private static final Pattern REFERENCE = Pattern.compile("(?<![\\d.,])(\\d{1,2}\\.\\d{1,2})(?![\\d])");

    /** How many clauses each chapter has; 23.30 to 23.33 are about cards that are not in play. */
    private static final int[] CHAPTERS = {
        9, 9, 13, 6, 13, 11, 15, 9, 9, 16, 9, 16, 40, 6, 3, 11, 8, 8, 8, 9, 7, 6, 31, 37, 11, 14, 33, 42
    };

    private final Rulebook english = Rulebook.of(this, "en");
    private final Rulebook french = Rulebook.of(this, "fr");

    private static List<String> ids() {
        var ids = new ArrayList<String>();
        for (int chapter = 1; chapter <= CHAPTERS.length; chapter++) {
            for (int clause = 1; clause <= CHAPTERS[chapter - 1]; clause++) {
                ids.add("MK-" + chapter + "." + (chapter == 23 && clause >= 30 ? clause + 4 : clause));
            }
        }
        return ids;
    }

    @Test
    void fourHundredAndNineClausesInBothLanguages() {
        assertThat(ids()).hasSize(409);
        assertThat(english.clauses().keySet()).containsExactlyElementsOf(ids());
        assertThat(french.clauses().keySet()).containsExactlyElementsOf(ids());
        assertThat(english.chapters()).hasSize(28);
        assertThat(french.chapters()).hasSize(28);
    }

    @Test
    void bothTellOfTheSameClausesAndRulings() {
        for (var clause : english.clauses().values()) {
            String other = french.clause(clause.id()).text();
            assertThat(references(other)).as(clause.id()).isEqualTo(references(clause.text()));
            assertThat(other.split("\\*Décision", -1))
                    .as(clause.id())
                    .hasSameSizeAs(clause.text().split("\\*Ruling", -1));
            assertThat(references(clause.text())).as(clause.id()).isSubsetOf(ids());
        }
    }

    private static Set<String> references(String text) {
        var references = new TreeSet<String>();
        REFERENCE.matcher(text).results().forEach(found -> references.add("MK-" + found.group(1)));
        return references;
    }

    @Test
    void frenchIsSetAsFrenchIs() {
        for (var clause : french.clauses().values()) {
            assertThat(clause.text()).as(clause.id()).doesNotContain("'").doesNotContainPattern(" [:;?!»]|« ");
        }
    }

    @Test
    void whatTheBoxCitesIsThere() {
        var cited = Stream.of(
                        Word.ALL.stream().map(Word::clause),
                        Ability.ALL.stream().map(Ability::clause),
                        Site.ALL.stream().map(Site::clause),
                        City.ALL.stream().map(City::clause),
                        Title.ALL.stream().map(Title::clause),
                        Tracks.LEVELS.stream().map(Tracks.Level::clause),
                        Scenario.ALL.stream().flatMap(scenario -> scenario.clauses().stream()))
                .flatMap(clauses -> clauses)
                .toList();
        assertThat(cited).hasSizeGreaterThan(140).isSubsetOf(ids());
    }

    @Test
    void cardsAreCalledInTheRulesWhatTheyAreCalledOnTheTable() {
        var words = Words.of(this, "fr");
        String text = String.join(
                " ",
                french.clauses().values().stream().map(Rulebook.Clause::text).toList());
        for (String id :
                List.of("mana-draw", "rethink", "banner-of-fear", "tovak-mana-exploit", "norowas-leadership")) {
            assertThat(text).contains(words.name(id, ""));
        }
    }
}
