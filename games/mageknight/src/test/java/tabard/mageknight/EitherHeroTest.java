package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.laws.cases.*;
import tabard.table.text.Words;

/**
 * What a case shows of one hero holds for the other: with the seats changed throughout, the chapters that are about turns, cards and combats
 * come out the same. Nothing there hangs on who sits first.
 */
final class EitherHeroTest {
    private static final Pattern SEATS = Pattern.compile("\\b(falcon|stag)\\b");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "03-mana",
                "04-movement",
                "06-cards",
                "07-combat",
                "08-sites",
                "09-effects",
                "15-box",
                "16-limits",
                "19-empty-decks"
            })
    void theCasesHoldForTheOtherHero(String chapter) throws IOException {
        var text = Files.readString(Path.of("src/test/cases", chapter + ".yaml"));
        var changed = SEATS.matcher(text).replaceAll(seat -> seat.group().equals("falcon") ? "stag" : "falcon");
        var words = Words.of(new MageKnight(), "en");
        assertThat(Cases.run(CaseFile.read(chapter, changed)))
                .hasSizeGreaterThan(10)
                .allSatisfy(verdict -> assertThat(verdict)
                        .as(() -> verdict instanceof Verdict.Failed failed ? failed.report(words) : "")
                        .isInstanceOf(Verdict.Passed.class));
    }
}
