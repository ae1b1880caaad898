package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.cases.Documents;
import tabard.macht.content.Side;
import tabard.macht.rules.Auction;
import tabard.macht.rules.Move;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.text.Words;

/** What the chronicle tells of a step: who, where, and the numbers that matter. */
class ChronicleTest {
    private static final Macht GAME = new Macht();
    private static final Words ENGLISH = Words.of(GAME, "en");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            cycle: 2, agenda: [reinforcing, turning] | reinforced 0 2 | Cycle 2, Sword. Reinforcements: Orange no pieces, White 2 knights.
            cycle: 3, agenda: [reinforcing, turning] | reinforced 2 1 | Cycle 3, Magic. Reinforcements: Orange 2 mages, White 1 mage.
            cycle: 2, agenda: [turning] | turned 3 | The time token shows 3: 3 cubes on the hourglass, 6 tiles to be turned up.
            orange: {points: 2}, white: {points: 4}, agenda: [starting] | starts orange \
            | Orange has fewer victory points, 2 to 4, and begins with 2 actions.
            cycle: 2, provinces: {powys: {owner: orange, knights: 1}}, agenda: [starting] | starts white \
            | Victory points are tied; White has fewer active provinces, 0 to 1, and begins with 1 action.
            cycle: 1, provinces: {powys: {owner: orange, knights: 1}}, agenda: [starting] | starts white \
            | All is tied; the lot falls on White, who begins with 1 action.
            agenda: [ending] | scored 3 1 | Orange controls more active provinces, 3 to 1: 1 VP.
            agenda: [ending] | scored 1 3 | White controls more active provinces, 3 to 1: 1 VP.
            agenda: [ending] | scored 1 1 | Both control 1 active province: 1 VP each.
            """)
    void whatHappens(String position, String line, String sentence) {
        assertTold(position, new Step.Happened<>(GAME.action(line)), sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            rebellion | 2 | 1 | Orange bids 2 knights to 1, pays the bid and wins Rebellion.
            victory-point | 0 | 3 | White bids 3 knights to 0, pays the bid and gains 1 VP.
            change-marker | 1 | 1 | Both bid 1 knight: nobody wins Marker change.
            change-marker | 0 | 0 | "Nobody bids for Marker change: it is discarded."
            """)
    void whatIsRevealed(String tile, int orange, int white, String sentence) {
        assertTold(
                "cycle: 2, orange: {bid: %d}, white: {bid: %d}, agenda: [revealing %s]".formatted(orange, white, tile),
                new Step.Happened<>(new Auction.Revealed(orange, white)),
                sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            agenda: [acting orange 2] | recruit | Orange recruits 3 mages.
            recruited: true, agenda: [acting orange 2] | recruit | Orange recruits 2 mages.
            orange: {pool: {mages: 15}}, agenda: [acting orange 2] | recruit | Orange recruits 1 mage.
            orange: {pool: {mages: 16}}, agenda: [acting orange 2] | recruit \
            | Orange recruits nobody: no mages are in stock.
            agenda: [acting orange 2] | place powys | Orange places a knight in Powys.
            agenda: [acting orange 2] | take merlin | Orange takes Merlin.
            agenda: [acting orange 2] | take rebellion | Orange puts Rebellion up for auction.
            orange: {reserve: {merlin: 1}}, agenda: [using orange merlin] | strengthen powys | Orange means to strengthen Powys.
            orange: {pool: {knights: 0}, reserve: {merlin: 1}}, agenda: [using orange merlin] | strengthen powys \
            | Orange strengthens Powys with a mage.
            orange: {pool: {mages: 0}, reserve: {merlin: 1}}, agenda: [using orange merlin] | strengthen powys \
            | Orange strengthens Powys with a knight.
            orange: {reserve: {bonus-tent: 1}}, agenda: [using orange bonus-tent] | rally \
            | Orange counts one more on Tent provinces until the end of the cycle.
            orange: {pool: {knights: 16}, reserve: {sea: 1}}, agenda: [using orange sea] | enlist | Orange recruits 1 mage with it.
            orange: {reserve: {serpent: 1}}, agenda: [using orange serpent] | enlist \
            | Orange means to recruit 2 knights or 2 mages with it.
            orange: {pool: {mages: 15}}, agenda: [enlisting orange merlin] | raise mage | Orange recruits 1 mage.
            provinces: {powys: {owner: orange, knights: 2}, gwent: {owner: orange, mages: 3}}, agenda: [sharing orange powys gwent] \
            | share 1 2 | Orange now has 1 knight and 1 mage in Powys, and 1 knight and 2 mages in Gwent.
            provinces: {powys: {owner: orange, knights: 2}}, agenda: [sharing orange powys gwent] \
            | share 2 0 | Orange gathers 2 knights in Gwent; Powys is left empty.
            provinces: {powys: {owner: orange, knights: 2}, gwent: {owner: orange, mages: 3}}, agenda: [sharing orange powys gwent] \
            | share 0 0 | Orange gathers 2 knights and 3 mages in Powys; Gwent is left empty.
            provinces: {powys: {owner: orange, knights: 2, mages: 1}}, agenda: [shipping orange powys caint] \
            | ship 2 0 | Orange ships 2 knights from Powys to Caint.
            provinces: {powys: {owner: white, knights: 2, mages: 1}}, agenda: [removing orange powys] \
            | remove 1 1 | Orange removes 1 knight and 1 mage from Powys.
            provinces: {powys: {marker: tent}}, agenda: [swapping orange powys] | swap castle \
            | Orange replaces the Tent marker in Powys with the Castle marker.
            """)
    void whatOrangeDoes(String position, String line, String sentence) {
        assertTold(
                "cycle: 2, hourglass: {cubes: 4}, display: {merlin: 1, rebellion: 1}, " + position,
                new Step.Chosen<>(Side.ORANGE, GAME.action(line)),
                sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            1 | 2 | retreat mage elmet | White withdraws a mage from Powys to Elmet and loses 1 knight and 1 mage.
            1 | 2 | retreat knight elmet | White withdraws a knight from Powys to Elmet and loses 2 mages.
            1 | 0 | retreat knight elmet | White withdraws a knight from Powys to Elmet.
            1 | 2 | perish | White withdraws nobody and loses 1 knight and 2 mages in Powys.
            """)
    void whoFlees(int knights, int mages, String line, String sentence) {
        assertTold(
                "cycle: 2, provinces: {powys: {owner: white, knights: %d, mages: %d}}, agenda: [retreating white powys]"
                        .formatted(knights, mages),
                new Step.Chosen<>(Side.WHITE, GAME.action(line)),
                sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            opening rebellion | cancel | White cancels Rebellion with the Serpent.
            effect orange merlin (strengthen powys) | allow | White lets Merlin pass.
            effect orange bonus-tent (rally) | allow \
            | White lets Bonus Tent pass. Orange counts one more on Tent provinces until the end of the cycle.
            """)
    void whatTheSerpentStops(String pending, String line, String sentence) {
        assertTold(
                "cycle: 2, hourglass: {cubes: 4}, white: {reserve: {serpent: 1}}, agenda: ['window white (%s)']"
                        .formatted(pending),
                new Step.Chosen<>(Side.WHITE, GAME.action(line)),
                sentence);
    }

    /** What a Serpent may still cancel is not told as done. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            4 | bonus-tent | rally | Orange means to count one more on Tent provinces until the end of the cycle.
            1 | bonus-tent | rally | Orange counts one more on Tent provinces until the end of the cycle.
            4 | sea | enlist | Orange means to recruit 1 knight and 1 mage with it.
            1 | sea | enlist | Orange recruits 1 knight and 1 mage with it.
            """)
    void whatASerpentMayStop(int cubes, String tile, String line, String sentence) {
        assertTold(
                "cycle: 2, hourglass: {cubes: %d}, orange: {reserve: {%s: 1}}, white: {reserve: {serpent: 1}}, agenda: [using orange %s]"
                        .formatted(cubes, tile, tile),
                new Step.Chosen<>(Side.ORANGE, GAME.action(line)),
                sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            agenda: [acting orange 2] | orange: take merlin | MO-4.A
            agenda: [acting orange 2] | orange: take rebellion | MO-4.A1
            orange: {bid: 1}, white: {bid: 2}, agenda: [revealing rebellion] | chance: revealed 1 2 | MO-5.2
            orange: {bid: 1}, white: {bid: 1}, agenda: [revealing rebellion] | chance: revealed 1 1 | MO-5.3
            """)
    void whichClauseSaysSo(String position, String line, String clause) {
        var s = GAME.parse(Documents.read(
                "{cycle: 2, hourglass: {cubes: 4}, display: {merlin: 1, rebellion: 1}, " + position + "}"));
        assertThat(GAME.clause(GAME.see(s, Viewer.Referee.REFEREE), GAME.step(line)))
                .isEqualTo(clause);
    }

    private static void assertTold(String position, Step<Move> step, String sentence) {
        var s = GAME.parse(Documents.read("{" + position + "}"));
        assertThat(ENGLISH.say(GAME.told(GAME.see(s, Viewer.Referee.REFEREE), step)))
                .isEqualTo(sentence);
    }
}
