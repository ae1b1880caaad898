package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.laws.cases.Documents;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Two recorded games read aloud from their first step to their last; the lines are left in the build folder for whoever proof-reads them. */
final class ChronicleTest {
    private static final Pattern RAW = Pattern.compile("[{}@_]|[a-z]\\.[a-z]|[a-z]-\\d|null|  ");

    private final MageKnight game = new MageKnight();

    private List<String> aloud(String record, String language) throws IOException {
        var words = Words.of(game, language);
        var match = GameRecord.read(
                game, Files.readString(Path.of("src/test/records", record + ".record")), Documents::read);
        var lines = new ArrayList<String>();
        for (int i = 0; i < match.steps().size(); i++) {
            var before = game.see(match.after(i), Viewer.Spectator.SPECTATOR);
            lines.add(words.say(game.told(before, match.steps().get(i))));
            var after = game.see(match.after(i + 1), Viewer.Spectator.SPECTATOR);
            game.followed(before, after).forEach(line -> lines.add("  " + words.say(line)));
        }
        Files.createDirectories(Path.of("target"));
        Files.write(Path.of("target", record + "_" + language + ".txt"), lines);
        return lines.stream().map(String::strip).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"knocked-out", "heroes-fight"})
    void aGameInEnglish(String record) throws IOException {
        assertThat(aloud(record, "en"))
                .noneMatch(line -> RAW.matcher(line).find())
                .anyMatch(line -> line.endsWith(" goes to the plains for 2 Move; 1 left."))
                .contains("Round 2 begins: it is night.", "The combat goes on to the block phase.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"knocked-out", "heroes-fight"})
    void aGameInFrench(String record) throws IOException {
        assertThat(aloud(record, "fr"))
                .noneMatch(line -> RAW.matcher(line).find())
                .anyMatch(line -> line.endsWith(" pour 2 points de Mouvement\u00a0; il en reste 1."))
                .contains("La Manche 2 commence\u00a0: il fait nuit.", "Le combat passe à la Phase 2\u00a0: Parade.");
    }

    /** Questions and options of a whole game: each begins as a sentence does. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void whatIsAskedBeginsWithACapital(String language) throws IOException {
        var words = Words.of(game, language);
        var match = GameRecord.read(
                game, Files.readString(Path.of("src/test/records/shared-assault.record")), Documents::read);
        var said = new LinkedHashSet<Said>();
        for (int i = 0; i < match.steps().size(); i++) {
            for (var ask : game.awaits(match.after(i)).asks()) {
                for (var prompt : game.scene(game.see(match.after(i), Viewer.of(ask.seat())))
                        .asks()) {
                    said.add(prompt.prompt());
                    prompt.options().forEach(option -> said.add(option.label()));
                }
            }
        }
        assertThat(said.stream().map(words::say))
                .isNotEmpty()
                .noneMatch(line -> RAW.matcher(line).find())
                .noneMatch(line -> line.matches("\\p{Ll}.*"));
    }
}
