package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records and positions: written, read again, and refused where they make no sense. */
class RecordTest {
    @TempDir
    Path folder;

    private Path record;

    @BeforeEach
    void playOneGame() {
        assertThat(Ran.tabard("simulate", "macht", "--games", "1", "--seed", "7", "--record", folder.toString())
                        .exit())
                .isZero();
        record = folder.resolve("macht-1.record");
    }

    @Test
    void aReplayTellsTheStoryAndTheLastPosition() {
        var told = Ran.tabard("replay", record.toString());
        var read = Ran.tabard("replay", record.toString(), "--json").json();
        assertThat(told.exit()).isZero();
        assertThat(told.out()).contains("[MO-2.1]", read.get("hash").asString());
        assertThat(read.get("steps").get(0).get("line").asString()).startsWith("chance: marked ");
        assertThat(read.get("steps").get(0).get("told").asString()).doesNotStartWith("log.");
    }

    @Test
    void thePositionAfterTheLastStepHasTheHashOfTheReplay() {
        var read = Ran.tabard("replay", record.toString(), "--json").json();
        var last = Ran.tabard(
                "replay", record.toString(), "--until", "" + read.get("steps").size());
        var checked = Ran.typing(last.out(), "position", "macht", "-", "--json").json();
        assertThat(checked.get("hash")).isEqualTo(read.get("hash"));
        assertThat(checked.get("awaits").asString()).isEqualTo("over");
    }

    @Test
    void whatLiesBeyondTheLastStepIsRefused() {
        assertThat(Ran.tabard("replay", record.toString(), "--until", "9999").err())
                .contains("--until 9999 is beyond");
    }

    @Test
    void aTamperedRecordIsRefusedInOneLine() throws IOException {
        String text = Files.readString(record);
        var forged = Ran.typing(text.replaceFirst("marked alt-clut \\w+", "marked alt-clut marble"), "replay", "-");
        assertThat(forged.exit()).isEqualTo(1);
        assertThat(forged.out()).isEmpty();
        assertThat(forged.err()).startsWith("tabard: Line ").hasLineCount(1);
        var shortened = Ran.typing(text.replaceFirst("player: white random\n", ""), "replay", "-");
        assertThat(shortened.exit()).isEqualTo(1);
        assertThat(shortened.err()).startsWith("tabard: Line ").contains("mark").hasLineCount(1);
        assertThat(Ran.typing(text.replaceFirst("player: white random\n", ""), "replay", "-", "--lang", "fr")
                        .err())
                .startsWith("tabard: Ligne ");
    }

    @Test
    void whatIsNoRecordIsRefused() {
        assertThat(Ran.typing("hello\n", "replay", "-").err())
                .startsWith("tabard: ")
                .hasLineCount(1);
        assertThat(Ran.tabard("replay", folder.resolve("none").toString()).err())
                .contains("There is no file")
                .hasLineCount(1);
        assertThat(Ran.tabard("replay", folder.toString()).err())
                .contains("is a folder")
                .hasLineCount(1);
    }

    @Test
    void thePositionThatIsPrintedIsReadAgain() {
        var start = Ran.tabard("position", "macht", "--option", "map=letters");
        assertThat(start.out()).contains("options: {map: letters}", "# ");
        assertThat(Ran.typing(start.out(), "position", "macht", "-").out()).isEqualTo(start.out());
    }

    @Test
    void aMisspeltNameIsCorrected() {
        var misspelt = Ran.typing("provinces: {gwnt: {owner: orange, mages: 1}}\n", "position", "macht", "-");
        assertThat(misspelt.exit()).isEqualTo(1);
        assertThat(misspelt.err()).contains("did you mean \"gwent\"?").hasLineCount(1);
        assertThat(Ran.tabard("position", "macth").err()).startsWith("tabard: There is no game \"macth\"");
    }

    @Test
    void aSeatSeesWhatItMayAndNoMore() {
        String secret = "orange: {bid: 2}\n"
                + "agenda: [{orange: {start: [bidding orange], now: []}, white: {start: [bidding white], now:"
                + " [bidding white]}}, revealing victory-point, ending]\n";
        assertThat(Ran.typing(secret, "position", "macht", "-").out()).contains("bid: 2");
        assertThat(Ran.typing(secret, "position", "macht", "-", "--as", "orange")
                        .out())
                .contains("bid: 2");
        assertThat(Ran.typing(secret, "position", "macht", "-", "--as", "white").out())
                .doesNotContain("bid: 2")
                .contains("\"?\"");
        assertThat(Ran.typing(secret, "position", "macht", "-", "--as", "spectator")
                        .out())
                .doesNotContain("bid: 2")
                .contains("\"?\"");
        assertThat(Ran.typing(secret, "position", "macht", "-", "--as", "whit").err())
                .contains("did you mean \"white\"?");
    }
}
