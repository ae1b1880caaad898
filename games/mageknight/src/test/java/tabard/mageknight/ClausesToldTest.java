package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.cases.Documents;
import tabard.table.*;

/** The clause beside a line is the one that the deed rests on, where one kind of move serves several. */
final class ClausesToldTest {
    private final MageKnight game = new MageKnight();

    @ParameterizedTest
    @CsvSource({
        "early-bird, MK-6.1",
        "rethink, MK-6.2",
        "the-right-moment, MK-6.6",
        "from-the-dusk, MK-6.1",
        "long-night, MK-6.7",
        "sparing-power, MK-6.11"
    })
    void ofATactic(String tactic, String clause) {
        assertThat(game.action("employ " + tactic).rule()).isEqualTo(clause);
    }

    /** By the first word of a step, in a game that everybody watches. */
    private Map<String, Set<String>> clauses(String record) throws IOException {
        var match = GameRecord.read(
                game, Files.readString(Path.of("src/test/records", record + ".record")), Documents::read);
        var clauses = new TreeMap<String, Set<String>>();
        for (int i = 0; i < match.steps().size(); i++) {
            var step = match.steps().get(i);
            var seen = game.see(match.after(i), Viewer.Referee.REFEREE);
            clauses.computeIfAbsent(word(step.text()), _ -> new TreeSet<>()).add(game.clause(seen, step));
        }
        return clauses;
    }

    private static String word(String line) {
        int blank = line.indexOf(' ');
        return blank < 0 ? line : line.substring(0, blank);
    }

    @Test
    void ofWhatIsLaidOutTurnedUpAndDrawn() throws IOException {
        assertThat(clauses("druid-nights-4"))
                .containsEntry("mustered", Set.of("MK-4.3", "MK-5.2"))
                .hasEntrySatisfying("offered", of -> assertThat(of).contains("MK-4.3", "MK-5.3"))
                .hasEntrySatisfying("rolled", of -> assertThat(of).contains("MK-4.4", "MK-5.1", "MK-16.1"))
                .containsEntry("drawn", Set.of("MK-4.2", "MK-5.5", "MK-16.10", "MK-23.3"))
                .hasEntrySatisfying("appeared", of -> assertThat(of).contains("MK-13.1"));
    }
}
