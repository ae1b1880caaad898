package tabard.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.cases.Documents;
import tabard.table.GameRecord;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Whole recorded campaigns read aloud; the lines are left in the build folder for whoever proof-reads them. */
final class ReadAloudTest {
    private static final Pattern RAW = Pattern.compile("[{}@_\\[\\]]|[a-z]\\.[a-z]|null|  ");
    /** A territory is a bare number: no sentence begins with one. */
    private static final Pattern BARE = Pattern.compile("^\\d");

    private final Campaign game = new Campaign();

    private List<String> aloud(String record, String language) throws IOException {
        var words = Words.of(game, language);
        var match = GameRecord.read(
                game, Files.readString(Path.of("src/test/records", record + ".record")), Documents::read);
        var lines = new ArrayList<String>();
        for (int i = 0; i < match.steps().size(); i++) {
            var before = game.see(match.after(i), Viewer.Referee.REFEREE);
            lines.add(words.say(game.told(before, match.steps().get(i))));
            var after = game.see(match.after(i + 1), Viewer.Referee.REFEREE);
            game.followed(before, after).forEach(line -> lines.add(words.say(line)));
        }
        Files.createDirectories(Path.of("target"));
        Files.write(Path.of("target", record + "_" + language + ".txt"), lines);
        return lines;
    }

    @ParameterizedTest
    @CsvSource({
        "3-players-01, en",
        "3-players-01, fr",
        "dispute-fought, en",
        "dispute-fought, fr",
        "six-and-an-umpire, en",
        "six-and-an-umpire, fr"
    })
    void everyLineIsASentence(String record, String language) throws IOException {
        assertThat(aloud(record, language))
                .allSatisfy(line -> assertThat(line)
                        .endsWith(".")
                        .doesNotContainPattern(RAW)
                        .doesNotContainPattern(BARE));
    }

    /** Questions, what stands beside them, options, and why some cannot be chosen. */
    private List<String> asked(String record, String language) throws IOException {
        var words = Words.of(game, language);
        var match = GameRecord.read(
                game, Files.readString(Path.of("src/test/records", record + ".record")), Documents::read);
        var said = new LinkedHashSet<Said>();
        for (int i = 0; i < match.steps().size(); i++) {
            for (var ask : game.awaits(match.after(i)).asks()) {
                var seen = game.see(match.after(i), Viewer.of(ask.seat()));
                for (var prompt : game.scene(seen).asks()) {
                    said.add(prompt.prompt());
                    said.add(prompt.detail());
                    prompt.options().forEach(option -> {
                        said.add(option.label());
                        said.add(option.barred());
                    });
                }
            }
        }
        return said.stream().filter(Objects::nonNull).map(words::say).toList();
    }

    @ParameterizedTest
    @CsvSource({"dispute-fought, en", "dispute-fought, fr", "six-and-an-umpire, en", "six-and-an-umpire, fr"})
    void whatIsAskedBeginsWithACapitalOrANumber(String record, String language) throws IOException {
        assertThat(asked(record, language))
                .allSatisfy(line -> assertThat(line).doesNotContainPattern(RAW).doesNotContainPattern("^\\p{Ll}"));
    }

    @Test
    void aReportIsReadBackAsItWasEntered() throws IOException {
        assertThat(asked("dispute-fought", "en"))
                .anyMatch(line -> line.matches("Battle 1, on \\d+\\. .*: objectives met: \\w+, \\d+ PA lost\\..*"))
                .noneMatch(line -> line.contains("none VP") || line.contains("–."));
    }

    /** What the step says itself is not said again. */
    @Test
    void aDeedIsToldOnce() throws IOException {
        assertThat(aloud("3-players-01", "en"))
                .containsSequence(
                        "Blue: 4000 PA set out from 5 to 9.",
                        "No company is left on 5; it had 4000 PA.",
                        "Orange: 2000 PA set out from 13 to 10.")
                .containsSequence("Blue takes territory 9: nobody else wanted it.", "There are 1000 PA on 9 now.")
                .containsSequence("A faction of Blue spreads to 7.", "Blue pays 1 PC; 1 left.")
                .contains("Blue rolls for the mines: 5, 11, 11, 5, 16.")
                .doesNotContain("Territory 9 is Blue’s now.");
        assertThat(aloud("2-players-02", "en"))
                .containsSequence("The gold mine on 17 is gone.", "Blue pays 1 PC; 0 left.")
                .contains("Territory 13 passes from Blue to Orange.");
    }

    @Test
    void andInFrench() throws IOException {
        assertThat(aloud("3-players-01", "fr"))
                .containsSequence(
                        "Bleu prend le territoire 9\u00a0: personne d’autre ne le voulait.",
                        "Il y a maintenant 1000 PA sur 9.")
                .contains(
                        "Vert\u00a0: 4000 PA partent de 25 vers 24, puis vers 21.",
                        "Bleu se replie de 17 vers 12\u00a0: le prix n’est pas payé.",
                        "Il y a maintenant une mine d’or sur 9.");
    }

    /** "0 PA" is no sentence in either language: who is not there is told as nobody. */
    @ParameterizedTest
    @CsvSource({"4-players-02, en, nobody of the first group", "4-players-02, fr, personne du premier groupe"})
    void ofNobodyNoNumberIsTold(String record, String language, String told) throws IOException {
        assertThat(aloud(record, language))
                .anyMatch(line -> line.contains(told))
                .noneMatch(line -> line.matches("(.*\\W)?0 PA (left|of|du|sur|join|rejoignent).*"));
    }

    /** The line of the step says it: what became of the building is not told again, and nobody is told of a change that is not said. */
    @Test
    void aDestroyedPortalIsToldOnce() {
        var before = game.parse(Documents.read("game: campaign\nseats: 4\nagenda: [razing 10, ordered]\n"));
        var after = game.play(before, game.step("chance: collapses 10"));
        for (Viewer viewer :
                List.of(Viewer.Referee.REFEREE, Viewer.of(game.info().seat("blue")))) {
            var seen = game.see(before, viewer);
            assertThat(game.followed(seen, game.see(after, viewer))).isEmpty();
            assertThat(game.changed(seen, game.see(after, viewer))).isEmpty();
        }
    }
}
