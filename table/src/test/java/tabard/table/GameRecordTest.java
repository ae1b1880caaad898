package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Games written down. */
class GameRecordTest {
    private static final Toy TOY = new Toy();
    private static final Match<Toy.State, Toy.Move> MATCH =
            played(TOY.setup(TOY.info().standard()));
    private static final String RECORD = GameRecord.write(MATCH, Map.of("red", "Zoë"));

    private static Match<Toy.State, Toy.Move> played(Toy.State start) {
        var match = new Match<>(TOY, start);
        var dice = new SplittableRandom(3);
        for (match.draw(dice); !match.awaits().asks().isEmpty(); match.draw(dice)) {
            var ask = match.awaits().asks().getFirst();
            match.take(new Step.Chosen<>(ask.seat(), ask.options().getLast()));
        }
        return match;
    }

    private static Match<Toy.State, Toy.Move> read(String record) {
        return GameRecord.read(TOY, record, _ -> Map.of());
    }

    private static void refused(String record, String why) {
        assertThatThrownBy(() -> read(record)).isInstanceOf(Refusal.class).hasMessageContaining(why);
    }

    @Test
    void aRecordIsAHeaderThenStepsWithAMarkForEachRound() {
        assertThat(RECORD.lines().toList())
                .startsWith("tabard record 1", "game: toy-1", "seats: 3", "option: weather fair", "player: red Zoë", "")
                .contains("red: vote 1")
                .filteredOn(line -> line.startsWith("= "))
                .hasSize(2);
        assertThat(GameRecord.gameOf(RECORD)).isEqualTo("toy-1");
    }

    @Test
    void aRecordThatIsReadGivesTheSameMatch() {
        var match = read(RECORD);
        assertThat(match.steps()).isEqualTo(MATCH.steps());
        assertThat(match.now()).isEqualTo(MATCH.now());
    }

    @Test
    void noLetterOfItCanBeChangedUnnoticed() {
        for (int at = 0; at < RECORD.length(); at++) {
            for (char other : "a1 \n:".toCharArray()) {
                String tampered = RECORD.substring(0, at) + other + RECORD.substring(at + 1);
                if (!tampered.equals(RECORD)) {
                    assertThatThrownBy(() -> read(tampered)).as(tampered).isInstanceOf(Refusal.class);
                }
            }
        }
    }

    @Test
    void noLineOfItCanBeLeftOut() {
        var lines = RECORD.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            var fewer = new ArrayList<>(lines);
            fewer.remove(i);
            String tampered = String.join("\n", fewer) + "\n";
            assertThatThrownBy(() -> read(tampered)).as("without line " + i).isInstanceOf(Refusal.class);
        }
    }

    @Test
    void whatDoesNotAgreeIsRefusedWithItsLine() {
        refused(RECORD.replace("red: vote 1", "red: vote 7"), "Line 10: 7 is not among the choices now (TO-1.4)");
        refused(RECORD.replace("red: vote 1", "red: vote 0"), "Line 13: ");
        refused(
                RECORD.replace("red Zoë", "red Zoe"),
                "Line 14: The mark does not agree with what stands above it: something in lines 1 to 13");
        refused(RECORD.replace("red: vote 1", "red vote 1"), "Line 10: A step is written \"who: what\"");
        refused(RECORD.replace("player: red Zoë", "hello"), "Line 5: \"hello\" is no line of a header");
        refused(RECORD.replace("toy-1", "toy-2"), "Line 2: This is a document of \"toy-2\", not of \"toy-1\"");
        refused(
                RECORD.replace("seats: 3", "seats: 4"),
                "Line 3: The header cannot be played: toy is played by exactly 3");
        refused(RECORD.replace("player: red Zoë", "option: colour red"), "Line 5: The header cannot be played: ");
        refused("nothing", "Line 1: A record begins with \"tabard record 1\"");
        refused(RECORD.strip(), "should end with a mark and a line break");
    }

    @Test
    void aGameFromTheMiddleCarriesItsStart() {
        var start = MATCH.after(5);
        var match = played(start);
        String record = GameRecord.write(match, Map.of());
        assertThat(record).contains("start:\n  game: toy-1\n");
        assertThat(GameRecord.read(TOY, record, _ -> TOY.text(start)).now()).isEqualTo(match.now());
        assertThatThrownBy(() -> GameRecord.read(TOY, record, _ -> Map.of("rond", 1)))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("Line 5: The header cannot be played: ");
    }

    @Test
    void whatProvesThatTheDiceWereFairStandsInTheHeader() {
        String record = GameRecord.write(MATCH, Map.of(), Map.of("seed", "c0ffee"));
        assertThat(GameRecord.fairness(record)).isEqualTo(Map.of("seed", "c0ffee"));
        assertThat(read(record).now()).isEqualTo(MATCH.now());
        refused(record.replace("c0ffee", "c0ffed"), "The mark does not agree");
    }
}
