package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Messages with holes, in two languages. */
class WordsTest {
    private final Words english = Words.of(this, "en");
    private final Words french = Words.of(this, "fr");

    @Test
    void anArgumentFillsItsHole() {
        assertThat(english.say(Said.of("takes", "Alix", 3))).isEqualTo("Alix takes 3 pieces");
    }

    @Test
    void aWordFollowsItsNumber() {
        assertThat(english.say(Said.of("pieces", 0))).isEqualTo("0 pieces");
        assertThat(english.say(Said.of("pieces", 1))).isEqualTo("1 piece");
        assertThat(english.say(Said.of("pieces", 2))).isEqualTo("2 pieces");
    }

    @Test
    void frenchCountsNothingAsOne() {
        assertThat(french.say(Said.of("pieces", 0))).isEqualTo("0 pièce");
        assertThat(french.say(Said.of("pieces", 1))).isEqualTo("1 pièce");
        assertThat(french.say(Said.of("pieces", 2))).isEqualTo("2 pièces");
    }

    @Test
    void aNameTakesTheFormThatItsLanguageHas() {
        assertThat(english.say(Said.of("rides", "@gwent"))).isEqualTo("rides to Gwent");
        assertThat(french.say(Said.of("rides", "@gwent"))).isEqualTo("chevauche en Gwent");
        assertThat(french.say(Said.of("rides", "@elmet"))).isEqualTo("chevauche Elmet");
    }

    @Test
    void aSumIsPairsOfSourceAndAmount() {
        assertThat(english.say(Said.of("attack", 5, "@gwent", 2, "@elmet", 3))).isEqualTo("5 = Gwent 2 + Elmet 3");
    }

    @Test
    void aMessageMayStandInAMessage() {
        assertThat(english.say(Said.of("because", Said.of("pieces", 1)))).isEqualTo("because: 1 piece");
    }

    @Test
    void playersAreCalledByTheirOwnNames() {
        var words = french.withPeople(Map.of("gwent", "Zoë"));
        assertThat(words.say(Said.of("rides", "@gwent"))).isEqualTo("chevauche Zoë");
        assertThat(french.name("gwent", "")).isEqualTo("Gwent");
    }

    @Test
    void whatAPlayerIsCalledIsNotReadAsAMessage() {
        assertThat(english.say(Said.of("takes", "{1} $1 \\", 1))).isEqualTo("{1} $1 \\ takes 1 piece");
    }

    @Test
    void aMissingKeyIsShownAsItIs() {
        assertThat(english.say(Said.of("nowhere", 1))).isEqualTo("nowhere [1]");
        assertThat(english.knows("nowhere")).isFalse();
    }

    @Test
    void aHoleWithoutAnArgumentStaysOpen() {
        assertThat(english.say(Said.of("takes", "Alix"))).isEqualTo("Alix takes {1} {1?piece|pieces}");
    }

    @Test
    void theWordsOfTheTableAreAlwaysThere() {
        assertThat(english.say(Said.of("refused.over"))).isEqualTo("The game is over");
        assertThat(french.say(Said.of("refused.over"))).isEqualTo("La partie est finie");
    }

    @Test
    void anUnknownLanguageIsRefused() {
        assertThatThrownBy(() -> Words.common("de"))
                .isInstanceOf(Refusal.class)
                .hasMessage("There is no language \"de\"; there are: en, fr");
    }
}
