package tabard.campaign.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.terms.Banner;
import tabard.laws.cases.Documents;
import tabard.table.Viewer;
import tabard.table.scene.Element.Note;
import tabard.table.text.Words;

/** What battles, reports and orders are read as, line by line: as they are set up, as they stand, and as far as the reader may know. */
class SheetsShownTest {
    private static final Campaign GAME = new Campaign();
    private static final Words WORDS = Words.of(GAME, "en");
    private static final Viewer SPECTATOR = Viewer.Spectator.SPECTATOR;

    /** Blue attacks 13 with 6000 PA against 4000. */
    private static String battle(String asked, String more) {
        return """
                window: %s
                agenda: [%s]
                blue: {orders: {first: {from: 10, path: {one: 13}, at: 13, home: 10, pa: 6000, fate: fights}}}
                map: {13: {owner: orange, pa: 4000}}
                battles: {battle-1: {place: 13, cause: assault, side: {a: blue, b: orange}, chooses: a, size: 4000, scoring: cumulative, %s}}
                """.formatted(asked.startsWith("preparing") ? "battles" : "none", asked, more);
    }

    private static List<String> read(String position, Viewer viewer, String... keys) {
        return GAME.scene(GAME.see(GAME.parse(Documents.read(position)), viewer)).elements().stream()
                .filter(Note.class::isInstance)
                .map(element -> ((Note) element).text())
                .filter(text -> List.of(keys).stream().anyMatch(text.key()::startsWith))
                .map(WORDS::say)
                .toList();
    }

    @Test
    void aBattleIsSetUp() {
        assertThat(read(battle("preparing blue", "gold-roll: 12, list: {a: 1-3}"), Viewer.of(Banner.BLUE), "battle."))
                .containsExactly(
                        "On 13: Blue attacks Orange",
                        "Blue has 6000 PA, Orange has 4000",
                        "Blue has 3 authority dice",
                        "4000 PA a side, cumulative",
                        "Gold roll 12: 2 objectives of 1000",
                        "Blue fields 1-3");
    }

    @Test
    void whatWasNotRolledOrListedIsNotSaid() {
        assertThat(read(battle("preparing blue", "gold-roll: 0"), Viewer.of(Banner.BLUE), "battle."))
                .containsExactly(
                        "On 13: Blue attacks Orange",
                        "Blue has 6000 PA, Orange has 4000",
                        "Blue has 3 authority dice",
                        "4000 PA a side, cumulative");
    }

    @Test
    void whatSomebodyIsStillEnteringOthersDoNotRead() {
        assertThat(read(battle("preparing blue", "gold-roll: 1, list: {a: 1-3}"), SPECTATOR, "battle."))
                .containsExactly(
                        "On 13: Blue attacks Orange",
                        "Blue has 6000 PA, Orange has 4000",
                        "Blue has 3 authority dice",
                        "Gold roll 1: 1 objective of 500");
    }

    @Test
    void aBattleOnScreenStandsSoFar() {
        assertThat(read(
                        battle(
                                "round battle-1, fighting",
                                "course: virtual, round: 4, won: {a: 2, b: 1}, by-a: {vp: {a: 3, b: 2}, lost: {a: 540, b: 700}}"),
                        SPECTATOR,
                        "battle.r",
                        "battle.p"))
                .containsExactly("Round 4 of 6, won 2 to 1", "Blue 3 VP, 540 PA lost; Orange 2 VP, 700 PA lost");
    }

    @Test
    void aBattleThatIsOverHasAWinnerAndLosses() {
        assertThat(read(
                        battle(
                                "counting battle-1",
                                "course: settled, by-a: {scoring: cumulative, vp: {a: 5, b: 5}, lost: {a: 1400, b: 600}}"),
                        SPECTATOR,
                        "battle."))
                .containsExactly("On 13: Blue attacks Orange", "A tie at 5 VP", "Blue lost 1400 PA, Orange lost 600");
        assertThat(read(
                        battle(
                                "counting battle-1",
                                "course: settled, by-a: {scoring: cumulative, vp: {a: 3, b: 12}, lost: {a: 1400, b: 600}}"),
                        SPECTATOR,
                        "battle.w"))
                .containsExactly("Orange won, 12 VP to 3");
    }

    private static final String DISPUTED = battle(
                    "'reporting blue battle-1 []'",
                    "course: table, round: 2, gold-roll: 12,"
                            + " by-a: {stand: entered, scoring: cumulative, vp: {a: 5, b: 4}, lost: {a: 700, b: 600}, chests: {first: a}},"
                            + " by-b: {stand: entered, scoring: cumulative, vp: {a: 5, b: 4}, lost: {a: 700, b: 900}}")
            .replace("window: none", "options: {battles: table}\nwindow: reports");

    @Test
    void reportsAreReadByTheirWritersAndTheReferee() {
        assertThat(read(DISPUTED, Viewer.Referee.REFEREE, "battle.re", "battle.dispute"))
                .containsExactly(
                        "Blue writes: Blue 5 VP, 700 PA lost; Orange 4 VP, 600 PA lost",
                        "Orange writes: Blue 5 VP, 700 PA lost; Orange 4 VP, 900 PA lost",
                        "The reports have differed 2 times, three at most");
        assertThat(read(DISPUTED, SPECTATOR, "battle.re", "battle.dispute"))
                .containsExactly("The reports have differed 2 times, three at most");
    }

    private static final String ORDERED = """
            window: moves
            agenda: [{blue: {start: [ordering blue], now: [ordering blue]}, orange: {start: [ordering orange], now: []}}, revealing]
            """;

    @Test
    void ordersSayWhatGoesStaysAndCosts() {
        var position = ORDERED + """
                blue: {event: forced-march, orders: {first: {from: 8, path: {one: 11}, way: {one: walk}, pa: 3000, settles: 3000, priority: 2, pays: 3}, second: {from: 10, path: {one: 13}, way: {one: walk}, pa: 4000, settles: 1000, priority: 1, pays: 2}}}
                map: {13: {owner: orange}}
                """;
        assertThat(read(position, Viewer.of(Banner.BLUE), "sheet."))
                .containsExactly(
                        "0 PC for sure, 1 at most, of 2",
                        "The first group: what settles, otherwise 3000",
                        "Step of the Forced March, otherwise none",
                        "The second group is paid for first",
                        "8 › 11 11",
                        "3000 PA go, of 4000",
                        "3000 PA settle",
                        "0 to 1 PC, 3 at most",
                        "1000 PA stay on 8",
                        "10 › 13 13",
                        "4000 PA go, of 4000",
                        "1000 PA settle",
                        "0 PC, 2 at most",
                        "a faction stays on 10");
        assertThat(read(position, SPECTATOR, "sheet.")).isEmpty();
    }

    @Test
    void whatWasLeftToTheUsualAnswerIsSaid() {
        var position = ORDERED + """
                blue: {event: forced-march, orders: {first: {from: 8, path: {one: 6}, way: {one: walk}, pa: 2000, settles: 2000, priority: 2, pays: 3}, second: {from: 10, path: {one: 13}, way: {one: walk}, pa: 1000, settles: 1000, priority: 1, pays: 2}}}
                map: {6: {owner: orange, building: mine, mine-of: orange}}
                """;
        assertThat(read(position, Viewer.of(Banner.BLUE), "sheet.settles", "sheet.mine", "sheet.march", "sheet.first"))
                .containsExactly(
                        "The first group: what settles, otherwise 2000",
                        "The first group: the mine, otherwise it is left alone unless a company guards it",
                        "Step of the Forced March, otherwise none",
                        "The second group is paid for first");
    }

    @Test
    void aloneNoGroupIsPaidForFirst() {
        var position = ORDERED
                + "blue: {orders: {first: {from: 8, path: {one: 11}, way: {one: walk}, pa: 1000, settles: 1000, priority: 1, pays: 3}}}";
        assertThat(read(position, Viewer.of(Banner.BLUE), "sheet.settles", "sheet.mine", "sheet.march", "sheet.first"))
                .isEmpty();
    }

    @Test
    void whoHasNoOrdersReadsSo() {
        assertThat(read(ORDERED, Viewer.of(Banner.BLUE), "sheet.")).hasSize(1);
    }
}
