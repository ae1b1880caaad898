package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.laws.cases.Records;
import tabard.macht.content.Side;
import tabard.macht.rules.Move;
import tabard.macht.rules.State;
import tabard.table.Match;
import tabard.table.Viewer;
import tabard.table.text.Words;

/** One whole game as Orange reads it: every step, and what followed from it. */
class ReadAloudTest {
    private static final Macht GAME = new Macht();
    private static final Match<State, Move> MATCH =
            Records.replay(GAME, Path.of("src/test/records")).get("britain-01.record");

    private static List<String> aloud(String language) {
        var words = Words.of(GAME, language);
        var lines = new ArrayList<String>();
        for (int i = 0; i < MATCH.steps().size(); i++) {
            var before = GAME.see(MATCH.after(i), Viewer.of(Side.ORANGE));
            var after = GAME.see(MATCH.after(i + 1), Viewer.of(Side.ORANGE));
            lines.add(words.say(GAME.told(before, MATCH.steps().get(i))));
            GAME.followed(before, after).forEach(said -> lines.add("- " + words.say(said)));
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everyLineIsASentence(String language) {
        assertThat(aloud(language))
                .hasSizeGreaterThan(300)
                .allSatisfy(line -> assertThat(line)
                        .matches("(?s)(- )?[\\p{Lu}].*[.]")
                        .doesNotContain("{", "}", "@", "log.", "changed.", "["));
    }

    @Test
    void inEnglish() {
        assertThat(String.join("\n", aloud("en"))).contains("""
                White controls more active provinces, 3 to 2: 1 VP.
                - White now has 1 victory point.
                Cycle 2, Sword. Reinforcements: Orange 2 knights, White 2 knights.
                """, """
                Orange places a knight in Calchfynydd.
                - Orange now holds Calchfynydd.
                """, """
                Orange topples Caint, 7 to 4, with nowhere to retreat for 1 knight and 3 mages.
                - White no longer holds Caint.
                """, """
                - The discards are shuffled into the stack: 36 tiles.
                """);
    }

    @Test
    void inFrench() {
        assertThat(String.join("\n", aloud("fr")).replace('\u00a0', ' ')).contains("""
                Blanc contrôle plus de provinces actives, 3 contre 2 : 1 PV.
                - Blanc a maintenant 1 point de victoire.
                Cycle 2, Épée. Renforts : Orange 2 chevaliers, Blanc 2 chevaliers.
                """, """
                Orange pose un chevalier en Calchfynydd.
                - Orange contrôle désormais Calchfynydd.
                """, """
                Orange renverse Caint, 7 contre 4, sans retraite possible pour 1 chevalier et 3 mages.
                - Blanc ne contrôle plus Caint.
                """, """
                - La défausse est mélangée à la pile : 36 tuiles.
                """);
    }
}
