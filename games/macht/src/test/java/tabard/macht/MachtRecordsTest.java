package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Documents;
import tabard.laws.cases.Records;
import tabard.table.GameRecord;
import tabard.table.Refusal;

/** Games recorded once replay for ever, and no character of a record changes unnoticed. */
final class MachtRecordsTest {
    private static final Macht GAME = new Macht();
    private static final Path FOLDER = Path.of("src/test/records");

    @Test
    void everyRecordedGameReplaysToItsEnd() {
        var matches = Records.replay(GAME, FOLDER);
        for (var board : Board.ALL) {
            assertThat(matches.keySet().stream().filter(name -> name.startsWith(board.name())))
                    .hasSizeGreaterThanOrEqualTo(10);
        }
        assertThat(matches.values())
                .allSatisfy(match -> assertThat(match.now().cycle()).isGreaterThan(1));
    }

    @Test
    void aChangedStepIsRefusedWithItsLine() throws IOException {
        var lines = Files.readAllLines(FOLDER.resolve("britain-01.record"));
        int line = lines.indexOf("orange: recruit");
        lines.set(line, "orange: recruits");
        var refusal = refusal(String.join("\n", lines) + "\n");
        assertThat(refusal.why().key()).isEqualTo("record.line");
        assertThat(refusal.why().args().getFirst()).isEqualTo(line + 1);
        assertThat(refusal).hasMessageContaining("Line " + (line + 1) + ": ").hasMessageContaining("recruit");
    }

    @Test
    void aStepThatIsAllowedButWasNotPlayedIsFoundByTheNextMark() throws IOException {
        var lines = Files.readAllLines(FOLDER.resolve("letters-01.record"));
        int first = lines.indexOf("") + 1;
        String other = lines.get(first).endsWith("castle") ? "tent" : "castle";
        lines.set(first, "chance: marked a " + other);
        var refusal = refusal(String.join("\n", lines) + "\n");
        assertThat(refusal.why().key()).isEqualTo("record.line");
        assertThat(refusal.why().args().getFirst())
                .isInstanceOfSatisfying(Integer.class, line -> assertThat(line).isGreaterThan(first));
    }

    @Test
    void noCharacterCanBeChangedUnnoticed() throws IOException {
        String record = Files.readString(FOLDER.resolve("britain-02.record"));
        var dice = new SplittableRandom(3);
        for (int i = 0; i < 200; i++) {
            int at = dice.nextInt(record.length());
            char other = record.charAt(at) == 'x' ? 'y' : 'x';
            refusal(record.substring(0, at) + other + record.substring(at + 1));
        }
    }

    @Test
    void aRecordThatIsCutOffIsRefused() throws IOException {
        String record = Files.readString(FOLDER.resolve("britain-01.record"));
        int mark = record.indexOf("\n= ");
        int end = record.indexOf('\n', mark + 1) + 1;
        assertThat(GameRecord.read(GAME, record.substring(0, end), Documents::read)
                        .now()
                        .cycle())
                .isEqualTo(1);
        refusal(record.substring(0, end - 1));
        refusal(record.substring(0, mark + 1));
    }

    private static Refusal refusal(String record) {
        var refusal = catchThrowableOfType(Refusal.class, () -> GameRecord.read(GAME, record, Documents::read));
        assertThat(refusal).isNotNull();
        return refusal;
    }
}
