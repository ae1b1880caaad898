package tabard.immortals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tabard.immortals.content.Colour;
import tabard.laws.cases.Documents;
import tabard.table.GameRecord;
import tabard.table.Viewer;
import tabard.table.text.Words;

/** One whole recorded game, read aloud: every step, and what followed from it. */
final class ReadAloudTest {
    private static final Immortals GAME = new Immortals();
    private static final Path RECORD = Path.of("src/test/records/3-players-01.record");

    /** What a viewer reads, a step to a line, with its consequences indented below. */
    private static List<String> read(Viewer viewer, String language) throws IOException {
        var words = Words.of(GAME, language);
        var match = GameRecord.read(GAME, Files.readString(RECORD), Documents::read);
        var lines = new ArrayList<String>();
        var now = GAME.setup(match.now().options());
        for (var step : match.steps()) {
            var next = GAME.play(now, step);
            var before = GAME.see(now, viewer);
            if (!GAME.readBy(now, viewer, step).isEmpty()) {
                lines.add(words.say(GAME.told(before, step)));
            }
            GAME.followed(before, GAME.see(next, viewer)).forEach(said -> lines.add("  " + words.say(said)));
            now = next;
        }
        return lines;
    }

    private static List<String> sound(Viewer viewer, String language) throws IOException {
        var lines = read(viewer, language);
        assertThat(lines)
                .hasSizeGreaterThan(550) // 568: what a step says itself is not told again below it
                .allSatisfy(line -> assertThat(line)
                        .isNotBlank()
                        .doesNotContain("{", "}", "@", "[", "]", "log.", "changed.")
                        .doesNotContainPattern("\\b(light|dark|deck|limbo|phase|space)-[a-z]"));
        return lines;
    }

    @Test
    void theGameIsToldInEnglish() throws IOException {
        assertThat(sound(Viewer.Spectator.SPECTATOR, "en"))
                .containsSequence(
                        "Red holds Light Moonglade against Blue, 6 to 4; the inhabitants fight for the defender.",
                        "  1 army of Red goes to the dark limbo.",
                        "  4 armies of Blue go to the dark limbo.",
                        "  1 army of Violet falls out of the tower.",
                        "  1 army of Blue falls out of the tower.")
                .containsSequence(
                        "Blue builds a Sanctuary in Dark Grey Fen.",
                        "  Blue gains 1 VP: 1 now.",
                        "  Blue pays 2 gold; 4 left.",
                        "  Blue pays 2 energy; 5 left.")
                .containsSequence(
                        "Points of round 1: Red 6, Violet 4, Blue 5.",
                        "  Red gains 6 VP: 6 now.",
                        "  Violet gains 4 VP: 4 now.",
                        "  Blue gains 5 VP: 6 now.",
                        "  Round 2 begins; Red is the first player.")
                .contains(
                        "  Round 8 begins; Violet is the first player.",
                        "  53 Conflict cards are shuffled.",
                        "  No Light Conflict cards are left.");
    }

    @Test
    void theGameIsToldInFrench() throws IOException {
        assertThat(sound(Viewer.Spectator.SPECTATOR, "fr"))
                .containsSequence(
                        "Rouge tient Moonglade (lumière) contre Bleu, 6 à 4\u00a0; les habitants se battent pour le défenseur.",
                        "  Rouge\u00a0: 1 armée va dans les limbes obscurs.",
                        "  Bleu\u00a0: 4 armées vont dans les limbes obscurs.",
                        "  Violet\u00a0: 1 armée tombe de la tour.",
                        "  Bleu\u00a0: 1 armée tombe de la tour.")
                .containsSequence(
                        "Bleu construit un sanctuaire à Grey Fen (ténèbres).",
                        "  Bleu gagne 1 PV\u00a0: 1 en tout.",
                        "  Bleu paie 2 pièces d’or\u00a0; il en reste 4.",
                        "  Bleu paie 2 points d’énergie\u00a0; il en reste 5.")
                .containsSequence(
                        "Points du tour 1\u00a0: Rouge 6, Violet 4, Bleu 5.",
                        "  Rouge gagne 6 PV\u00a0: 6 en tout.",
                        "  Violet gagne 4 PV\u00a0: 4 en tout.",
                        "  Bleu gagne 5 PV\u00a0: 6 en tout.",
                        "  Le tour 2 commence\u00a0; Rouge est premier joueur.")
                .contains(
                        "  Le tour 8 commence\u00a0; Violet est premier joueur.",
                        "  53 cartes Conflit sont mélangées.",
                        "  Il ne reste plus de cartes Conflit de la lumière.");
    }

    /** A deed is told once: what is chosen, what is drawn, what comes of it. */
    @Test
    void choicesAreToldAsChoices() throws IOException {
        assertThat(sound(Viewer.Spectator.SPECTATOR, "en"))
                .containsSequence("Red chooses to draw.", "Red draws a Conflict card.")
                .doesNotContain("Red draws.")
                .anyMatch(line -> line.matches("\\w+ chooses (Light|Dark) .* as the target\\."))
                .noneMatch(line -> line.contains("The Murk") && !line.contains("card The Murk") && !line.contains("“"));
    }

    /** Who deploys armies is there: only regions that the step does not name are told with who has them. */
    @Test
    void whoIsThereIsToldOnce() throws IOException {
        var lines = sound(Viewer.Spectator.SPECTATOR, "en");
        assertThat(lines).anyMatch(line -> line.contains(" occupies "));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains(" deploys ")) {
                assertThat(lines.get(i + 1)).doesNotContain(" occupies ");
            }
        }
    }

    /** One record serves several clauses: the one that is cited is the one that says it. */
    @Test
    void everyDeedCitesItsOwnClause() throws IOException {
        var words = Words.of(GAME, "en");
        var match = GameRecord.read(GAME, Files.readString(RECORD), Documents::read);
        var clauses = new TreeMap<String, TreeSet<String>>();
        for (int i = 0; i < match.steps().size(); i++) {
            var seen = GAME.see(match.after(i), Viewer.Referee.REFEREE);
            var step = match.steps().get(i);
            String kind = words.say(GAME.told(seen, step)).replaceFirst("^\\w+ (\\w+)\\b.*", "$1");
            clauses.computeIfAbsent(kind, _ -> new TreeSet<>()).add(GAME.clause(seen, step));
        }
        assertThat(clauses.get("draws")).isSubsetOf("IM-4.3", "IM-4.13", "IM-6.3", "IM-13.3", "IM-13.8");
        assertThat(clauses.get("draws")).contains("IM-4.3", "IM-4.13", "IM-6.3");
        assertThat(clauses.get("extracts")).contains("IM-9.1", "IM-9.2");
        assertThat(clauses.get("brings")).isSubsetOf("IM-9.3", "IM-12.2", "IM-12.4", "IM-13.9");
        assertThat(clauses.get("builds"))
                .contains("IM-9.5", "IM-13.5")
                .isSubsetOf("IM-9.5", "IM-12.1", "IM-12.4", "IM-13.5");
        assertThat(clauses.get("holds")).containsOnly("IM-14.15");
        assertThat(clauses.values()).noneMatch(cited -> cited.contains("IM-15.5") || cited.contains("IM-2.9"));
    }

    /** Nor does one who may not read which card was drawn read another clause for it. */
    @Test
    void drawsCiteTheirClauseToAll() throws IOException {
        var match = GameRecord.read(GAME, Files.readString(RECORD), Documents::read);
        var cited = new TreeSet<String>();
        for (int i = 0; i < match.steps().size(); i++) {
            var step = match.steps().get(i);
            var covered = GAME.see(match.after(i), Viewer.Spectator.SPECTATOR);
            if (step.text().startsWith("drawn ")) {
                cited.add(GAME.clause(covered, step));
                assertThat(GAME.clause(covered, step))
                        .isEqualTo(GAME.clause(GAME.see(match.after(i), Viewer.Referee.REFEREE), step));
            }
        }
        assertThat(cited).contains("IM-4.3", "IM-4.13", "IM-6.3").doesNotContain("IM-2.9");
    }

    /** Whoever plays reads his own cards as well, and all else as the others do. */
    @Test
    void aPlayerReadsHisOwnSecretsToo() throws IOException {
        assertThat(sound(Viewer.of(Colour.RED), "en"))
                .hasSizeGreaterThan(sound(Viewer.Spectator.SPECTATOR, "en").size())
                .anyMatch(line -> line.startsWith("Red lays "))
                .noneMatch(line -> line.startsWith("Blue lays "));
        sound(Viewer.of(Colour.RED), "fr");
    }
}
