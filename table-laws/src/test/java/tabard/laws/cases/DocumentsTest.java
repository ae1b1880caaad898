package tabard.laws.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.laws.supper.Supper;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.text.Canon;
import tabard.table.text.Words;

/** Documents are plain values, and what is not one is refused with its line. */
class DocumentsTest {
    @Test
    void mapsListsTextsNumbersAndTruthValuesAreRead() {
        assertThat(Documents.read("""
            title: a cook's tale
            round: 2
            hushed: false
            larder: {ale: 1}
            agenda: [toasting cook, 3, true]
            """))
                .containsExactly(
                        Map.entry("title", "a cook's tale"),
                        Map.entry("round", 2),
                        Map.entry("hushed", false),
                        Map.entry("larder", Map.of("ale", 1)),
                        Map.entry("agenda", List.of("toasting cook", 3, true)));
    }

    @Test
    void numbersForKeysBecomeTexts() {
        assertThat(Documents.read("tokens: {3: 1, 4: 2}")).containsEntry("tokens", Map.of("3", 1, "4", 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "no", "on", "off", "y", "n", "a: b", "1.2.3", "MO-6.3"})
    void whatIsNeitherANumberNorTrueNorFalseIsAText(String text) {
        assertThat(Documents.read("word: " + (text.contains(": ") ? "\"" + text + "\"" : text)))
                .containsEntry("word", text);
    }

    @Test
    void aPositionWrittenOutReadsBackTheSame() {
        var document = standard(new Supper());
        assertThat(Documents.read(Canon.write(document))).isEqualTo(document);
    }

    private static <S> Map<String, Object> standard(Game<S, ?> game) {
        return game.text(game.standard(game.info().standard()));
    }

    @Test
    void whatHasAnAnchorIsReferredToAndTakenOver() {
        assertThat(Documents.read("""
            shared:
              - &hand {ale: 1, bread: 2}
              - &todo [toasting cook]
              - &poor {bread: 0, salt: 0}
            cook: {hand: *hand}
            miller: {hand: {<<: *hand, ale: 3}}
            reeve: {<<: [*poor, *hand]}
            agenda: *todo
            """))
                .containsEntry("cook", Map.of("hand", Map.of("ale", 1, "bread", 2)))
                .containsEntry("miller", Map.of("hand", Map.of("ale", 3, "bread", 2)))
                .containsEntry("reeve", Map.of("ale", 1, "bread", 0, "salt", 0))
                .containsEntry("agenda", List.of("toasting cook"));
    }

    @Test
    void anAnchorThatIsNotThereIsAnsweredWithTheNearest() {
        assertThat(catchThrowableOfType(Refusal.class, () -> Documents.read("a: &hand {b: 1}\nc: *hund")))
                .hasMessage("Line 2: There is no anchor \"hund\"; did you mean \"hand\"?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        yaml.bad    | 2 | a: 1\\nb: [1, 2\\nc: 3
        yaml.bad    | 2 | a: 1\\n\\tb: 2
        yaml.bad    | 2 | a: 1\\nc\\nb: 2
        yaml.twice  | 3 | a: 1\\nb: 2\\na: 3
        yaml.twice  | 1 | a: {b: 1, b: 1}
        yaml.map    | 1 | - a\\n- b
        yaml.map    | 1 | just a text
        yaml.map    | 1 | ''
        yaml.empty  | 2 | a: 1\\nb:\\nc: 1
        yaml.empty  | 1 | a: [1, null]
        yaml.number | 2 | a: 1\\nb: 1.5
        yaml.number | 1 | a: 99999999999
        yaml.alias  | 2 | a: &one {b: 1}\\nc: *two
        yaml.alias  | 2 | a: &one\\n  b: *one
        yaml.merge  | 2 | a: &one [1]\\nb: {<<: *one}
        yaml.one    | 3 | a: 1\\n---\\nb: 2
        """)
    void whatCannotBeMeantIsRefusedWithItsLine(String key, int line, String yaml) {
        var refusal = catchThrowableOfType(
                Refusal.class, () -> Documents.read(yaml.replace("\\n", "\n").replace("\\t", "\t")));
        assertThat(refusal).isNotNull();
        assertThat(refusal.why().key()).isEqualTo(key);
        assertThat(refusal.why().args().getFirst()).isEqualTo(line);
        assertThat(refusal).hasMessageStartingWith("Line " + line + ": ");
    }

    /** What the parser says is English: people read what is wrong in their own language, and where. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a: 1\\nb: [1, 2\\nc: 3  | 2 : ce n’est pas du YAML : une parenthèse n’est pas fermée, ou une virgule manque (colonne 4, près de b.2)
        a: 1\\n\\tb: 2        | 2 : ce n’est pas du YAML : une tabulation ne peut pas se trouver ici ; on décale les lignes par des espaces (colonne 1, près de a)
        a: 1\\nc\\nb: 2        | 2 : ce n’est pas du YAML : un nom est suivi d’un deux-points et d’une valeur (colonne 1, près de a)
        a: 1\\n  b: 2          | 2 : ce n’est pas du YAML : un deux-points ne peut pas se trouver ici ; un texte qui en contient se met entre guillemets (colonne 4, près de a)
        a: "x                  | 1 : ce n’est pas du YAML : un guillemet n’est pas fermé (colonne 4, près de a)
        a: @x                  | 1 : ce n’est pas du YAML : « @ » ne peut pas se trouver ici (colonne 4, près de a)
        a:\\n  - 1\\n -2         | 3 : ce n’est pas du YAML : ceci ne va pas avec les lignes du dessus ; voyez leur décalage (colonne 2, près de a)
        """)
    void whatIsNoYamlIsSaidInTheLanguageSpoken(String yaml, String told) {
        var refusal = catchThrowableOfType(
                Refusal.class, () -> Documents.read(yaml.replace("\\n", "\n").replace("\\t", "\t")));
        assertThat(Words.common("fr").say(refusal.why()).replace('\u00a0', ' ')).isEqualTo("Ligne " + told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a: "})
    void whatIsNestedWithoutEndIsRefused(String opening) {
        var refusal = catchThrowableOfType(Refusal.class, () -> Documents.read("a: " + opening.repeat(3000)));
        assertThat(refusal).hasMessageContaining("too deep");
    }
}
