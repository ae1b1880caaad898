package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.text.Words;

/** The command speaks both languages, and French as it is printed. */
class OwnWordsTest {
    @Test
    void everyMessageIsThereInBothLanguages() {
        assertThat(Words.of(new OwnWords(), "fr").texts().keySet())
                .isEqualTo(Words.of(new OwnWords(), "en").texts().keySet());
    }

    @Test
    void frenchSignsAreNeverTornFromTheirWord() {
        var common = Words.common("fr").texts().keySet();
        assertThat(Words.of(new OwnWords(), "fr").texts()).allSatisfy((key, text) -> {
            if (!common.contains(key)) {
                assertThat(text).as(key).doesNotContainPattern(" [:;?!»]|« |'");
            }
        });
    }

    @Test
    void everyLawHasWords() {
        var known = Words.of(new OwnWords(), "en").texts().keySet();
        assertThat(Law.values())
                .allSatisfy(
                        law -> assertThat(known).contains("law." + law.word().replace(' ', '-')));
    }
}
