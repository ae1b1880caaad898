package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps of one's own: made, looked over, drawn, and refused in a sentence. */
class MapTest {
    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        var file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    private String made() throws IOException {
        var made = Ran.tabard("map", "--new", "--players", "3", "--seed", "7");
        assertThat(made.exit()).isZero();
        assertThat(made.err()).isEmpty();
        return made.out();
    }

    private static void refused(Ran ran, String... words) {
        assertThat(ran.exit()).isEqualTo(Faults.FAILED);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(words).doesNotContain("\tat ", "Exception", "{");
    }

    @Test
    void whatIsMadeIsInOrderAndIsDrawn() throws IOException {
        var drawn = Ran.tabard("map", file("made.json", made()));
        assertThat(drawn.exit()).isZero();
        assertThat(drawn.out()).startsWith("<svg ").endsWith("</svg>\n");
        assertThat(drawn.err()).contains("made.json: ", "for 3 players; the map is in order");
        assertThat(made()).isEqualTo(made());
    }

    @Test
    void theDrawingIsWrittenToAFile() throws IOException {
        var drawing = folder.resolve("made.svg");
        var drawn = Ran.typing(made(), "map", "-", "--svg", drawing.toString(), "--lang", "fr");
        assertThat(drawn.exit()).isZero();
        assertThat(drawn.out()).isEmpty();
        assertThat(drawn.err()).contains("la carte est en ordre");
        assertThat(drawing).content().startsWith("<svg ");
    }

    @Test
    void aFaultIsNamedWithFileEntryAndReasonAndDrawnWhereItIs() throws IOException {
        String spoilt = made().replaceFirst("\"neighbors\" : \\[ \\d+, ", "\"neighbors\" : [ ");
        refused(
                Ran.tabard("map", file("bad.json", spoilt)),
                "bad.json: territories.",
                "not the other way round",
                "[CA-2.5]");
        var drawing = folder.resolve("bad.svg");
        assertThat(Ran.typing(spoilt, "map", "-", "--svg", drawing.toString()).exit())
                .isEqualTo(Faults.FAILED);
        assertThat(drawing).content().contains("class=\"fault\"", "not the other way round");
    }

    @Test
    void whatIsNoMapIsRefused() throws IOException {
        refused(Ran.tabard("map", "nowhere.json"), "There is no file \"nowhere.json\"");
        refused(
                Ran.tabard("map", file("half.json", "{\"territories\": [")),
                "half.json: Line 1: this is not a JSON document");
        refused(Ran.tabard("map", file("twice.json", "{\"name\": \"a\",\n\"name\": \"b\"}")), "twice.json: Line 2");
        refused(Ran.tabard("map", file("list.json", "[]")), "list.json: Line 1: this is not a JSON document");
        refused(Ran.tabard("map", file("null.json", "null")), "null.json: Line 1: this is not a JSON document");
        refused(Ran.tabard("map", file("empty.json", "{}")), "empty.json: \"territories\" is missing");
        refused(Ran.tabard("map", file("deep.json", "[".repeat(100_000))), "deep.json");
        refused(
                Ran.tabard("map", file("large.json", "{\"about\": \"" + "x".repeat(300 * 1024) + "\"}")),
                "large.json: The file has 301 KB; at most 256 are read");
    }

    /** What the parser says is English: people read what is wrong in their own language, and where. */
    @Test
    void whatIsNoJsonIsSaidInTheLanguageSpoken() throws IOException {
        for (var each : Map.of(
                        "{\"a\": 1,\n \"b\": [1, 2\n}",
                                "Ligne 3 ~: «~}~» ne peut pas se trouver ici (colonne 1, près de b.2)",
                        "{\"a\": {\"b\": foo}}",
                                "Ligne 1 ~: «~foo~» ne peut pas se trouver ici (colonne 13, près de a.b)",
                        "{\"a\": [1", "Ligne 1 ~: il s’arrête avant d’être complet (colonne 9, près de a.1)",
                        "{\"a\": 1, \"a\": 2}", "Ligne 1 ~: «~a~» figure deux fois (colonne 13, près de a)",
                        "{\"a\": 1} x", "Ligne 1 ~: «~x~» ne peut pas se trouver ici (colonne 10)",
                        "{\"a\": 1} {}", "Ligne 1 ~: quelque chose suit sa fin (colonne 10)",
                        "[1]", "Ligne 1 ~: un document associe des noms à des valeurs, entre accolades (colonne 1)")
                .entrySet()) {
            String told = each.getValue()
                    .replace(" ~: ", "\u00a0: ce n’est pas un document JSON\u00a0: ")
                    .replace('~', '\u00a0');
            assertThat(Ran.tabard("map", file("odd.json", each.getKey()), "--lang", "fr")
                            .err())
                    .contains(told);
        }
    }

    @Test
    void itIsAFileOrANewOne() {
        assertThat(Ran.tabard("map").exit()).isEqualTo(Faults.MISUSED);
        assertThat(Ran.tabard("map", "a.json", "--new").err()).contains("A file, or --new, one of the two");
        refused(Ran.tabard("map", "--new", "--players", "7"), "2 to 6 play, not 7", "CA-2.3");
    }

    @Test
    void aCampaignIsPlayedOnIt() throws IOException {
        String brought = "scenario=@" + file("made.json", made());
        var position = Ran.tabard("position", "campaign", "--option", brought);
        assertThat(position.exit()).isZero();
        assertThat(position.out()).startsWith("game: campaign").contains("seats: 3");
        assertThat(Ran.typing(position.out(), "position", "campaign", "-").out())
                .isEqualTo(position.out());
        var played = Ran.tabard("simulate", "campaign", "--option", brought, "--games", "2", "--json");
        assertThat(played.json().get("games").asInt()).isEqualTo(2);
        assertThat(Ran.tabard("simulate", "campaign", "--option", brought, "--seats", "2")
                        .exit())
                .isEqualTo(Faults.FAILED);
    }

    @Test
    void onABadOneNoCampaignIsPlayed() throws IOException {
        String spoilt = made().replaceFirst("\"neighbors\" : \\[ \\d+, ", "\"neighbors\" : [ ");
        refused(
                Ran.tabard("position", "campaign", "--option", "scenario=@" + file("bad.json", spoilt)),
                "bad.json: territories.",
                "[CA-2.5]");
        refused(Ran.tabard("position", "campaign", "--option", "scenario=@nowhere.json"), "There is no file");
    }
}
