package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Documents;
import tabard.laws.cases.Records;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Refusal;

/** Games recorded once replay for ever, and no character of a record changes unnoticed. */
final class DefendersRecordsTest {
    private static final Defenders GAME = new Defenders();
    private static final Path FOLDER = Path.of("src/test/records");

    @Test
    void everyRecordedGameReplaysToItsEnd() {
        var matches = Records.replay(GAME, FOLDER);
        assertThat(matches).hasSizeGreaterThanOrEqualTo(20);
        for (int seats = GAME.info().fewest(); seats <= GAME.info().most(); seats++) {
            String players = seats + "-players";
            assertThat(matches.keySet()).anyMatch(name -> name.startsWith(players));
        }
        assertThat(matches.values())
                .allSatisfy(match -> assertThat(match.awaits()).isInstanceOf(Awaits.Over.class));
    }

    @Test
    void aRecordShowsTheRealmSavedAndEachWayItFalls() {
        var matches = Records.replay(GAME, FOLDER);
        for (String ending : MakeRecords.ENDINGS) {
            assertThat(matches.get(ending + ".record"))
                    .satisfies(match -> assertThat(MakeRecords.ending(match)).isEqualTo(ending));
        }
    }

    @Test
    void noCharacterCanBeChangedUnnoticed() throws IOException {
        String record = Files.readString(FOLDER.resolve("2-players-01.record"));
        var dice = new SplittableRandom(3);
        for (int i = 0; i < 40; i++) {
            int at = dice.nextInt(record.length());
            char other = record.charAt(at) == 'x' ? 'y' : 'x';
            String changed = record.substring(0, at) + other + record.substring(at + 1);
            assertThat(catchThrowableOfType(Refusal.class, () -> GameRecord.read(GAME, changed, Documents::read)))
                    .isNotNull();
        }
    }
}
