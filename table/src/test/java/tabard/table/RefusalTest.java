package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.table.scene.Said;

/** Saying no, with a reason and a guess at what was meant. */
class RefusalTest {
    @Test
    void aRefusalNamesItsClause() {
        assertThat(new Refusal(Said.of("refused.over"), "TO-1.2")).hasMessage("The game is over (TO-1.2)");
        assertThat(new Refusal(Said.of("refused.over"))).hasMessage("The game is over");
        assertThat(Refusal.notOffered(new Toy.Take(3))).hasMessage("\"take 3\" is not possible now (TO-1.2)");
    }

    @Test
    void itTellsWhereInADocumentItArose() {
        var refusal = new Refusal(Said.of("refused.over"), "TO-1.2").at("agenda");
        assertThat(refusal).hasMessage("agenda: The game is over (TO-1.2)");
        assertThat(refusal.clause()).isEqualTo("TO-1.2");
    }

    @Test
    void whatMustHoldIsRefusedOtherwise() {
        Refusal.unless(true, "TO-1.2", "refused.over");
        assertThatThrownBy(() -> Refusal.unless(false, "TO-1.2", "refused.no-seat", Orchard.Picker.ADA))
                .isInstanceOf(Refusal.class)
                .hasMessage("Nobody plays ada in this game (TO-1.2)");
    }

    @ParameterizedTest
    @CsvSource({"merica, mercia", "Mercia, mercia", "merci, mercia", "kant, kent", "wesex, wessex"})
    void aMisspeltNameIsGuessed(String word, String meant) {
        assertThat(Refusal.unknown("game.unknown", word, List.of("kent", "mercia", "wessex"))
                        .why())
                .isEqualTo(Said.of("game.unknown-near", word, meant));
    }

    @ParameterizedTest
    @CsvSource({"london", "x", "''", "northumbria"})
    void aNameThatIsLikeNoneIsNotGuessed(String word) {
        assertThat(Refusal.unknown("game.unknown", word, List.of("kent", "mercia", "wessex"))
                        .why())
                .isEqualTo(Said.of("game.unknown", word, "kent, mercia, wessex"));
    }

    @Test
    void ofManyNamesOnlySomeAreSaid() {
        var many = IntStream.range(0, 100).mapToObj(i -> "village-" + i).toList();
        assertThat(Refusal.unknown("game.unknown", "rome", many).why().args().get(1))
                .asString()
                .startsWith("village-0, village-1, ")
                .endsWith("village-15 …");
    }
}
