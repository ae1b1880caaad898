package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.defenders.content.Board;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Content;
import tabard.defenders.content.DarknessCard;
import tabard.defenders.content.General;
import tabard.defenders.content.Hero;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Location;
import tabard.defenders.content.Quest;
import tabard.defenders.rules.State;
import tabard.laws.kit.BrokenContent;

/** The game's files say what the box holds, and a broken one is named together with the entry that is wrong. */
final class ContentTest {
    @TempDir
    private Path folder;

    private static long places(Predicate<Location> wanted) {
        return Location.ALL.stream().filter(wanted).count();
    }

    private static long cards(Predicate<HeroCard> wanted) {
        return HeroCard.ALL.stream().filter(wanted).count();
    }

    @Test
    void fortyFiveLocationsAndSeventyFourLines() {
        assertThat(Location.ALL).hasSize(45);
        assertThat(places(Location::inn)).isEqualTo(3);
        assertThat(places(place -> place.is(Colour.GREEN))).isEqualTo(11);
        for (var colour : new Colour[] {Colour.RED, Colour.BLACK, Colour.BLUE}) {
            assertThat(places(place -> place.is(colour))).as(colour.word()).isEqualTo(10);
        }
        int ends = 0;
        for (var place : Location.ALL) {
            ends += Long.bitCount(Board.near(place));
            for (var other : Board.places(Board.near(place))) {
                assertThat(Board.near(other) & place.bit())
                        .as(place + ", " + other)
                        .isNotZero();
            }
        }
        assertThat(ends).isEqualTo(2 * 74);
        assertThat(Long.bitCount(Board.near(Location.CITY))).isEqualTo(6);
    }

    @Test
    void twentyFiveMinionsOfEachColour() {
        assertThat(State.MINIONS_EACH).isEqualTo(25);
        assertThat(Board.CRYSTALS).isEqualTo(12);
        assertThat(Board.GATES).isEqualTo(5);
    }

    @Test
    void eightHeroesWithFortyTwoLives() {
        assertThat(Hero.ALL)
                .hasSize(8)
                .allSatisfy(hero -> assertThat(hero.life()).isBetween(4, 6));
        assertThat(Hero.ALL.stream().mapToInt(Hero::life).sum()).isEqualTo(42);
    }

    @Test
    void ninetySixHeroCards() {
        assertThat(HeroCard.ALL).hasSize(96);
        assertThat(cards(HeroCard::isPurple)).isEqualTo(16);
        assertThat(cards(card -> card.is(Colour.RED))).isEqualTo(20);
        assertThat(cards(card -> card.is(Colour.GREEN))).isEqualTo(22);
        assertThat(cards(card -> card.is(Colour.BLACK))).isEqualTo(20);
        assertThat(cards(card -> card.is(Colour.BLUE))).isEqualTo(18);
        var mist = Location.of("mountains_of_mist");
        assertThat(cards(card -> card.place() == mist)).isZero();
    }

    @Test
    void iconsAndDiceOfLocationCards() {
        assertThat(cards(card -> card.icon() == HeroCard.Icon.HORSE)).isEqualTo(30);
        assertThat(cards(card -> card.icon() == HeroCard.Icon.EAGLE)).isEqualTo(11);
        assertThat(cards(card -> card.icon() == HeroCard.Icon.GATE)).isEqualTo(39);
        assertThat(cards(card -> !card.isPurple() && card.dice() == 1)).isEqualTo(67);
        assertThat(cards(card -> !card.isPurple() && card.dice() == 2)).isEqualTo(13);
    }

    @Test
    void darknessAndQuestDecks() {
        assertThat(DarknessCard.ALL).hasSize(56);
        assertThat(DarknessCard.ALL.stream().filter(card -> card.groups().size() == 2))
                .hasSize(46);
        assertThat(Quest.ALL).hasSize(24);
    }

    @Test
    void everyGeneralHasFourStepsToTheCity() {
        for (var general : General.ALL) {
            assertThat(general.path()).as(general.word()).hasSize(5).endsWith(Location.CITY);
        }
    }

    @Test
    void aLineThatGoesOneWayIsNamed() throws IOException {
        assertBroken(
                "board.json",
                "\"neighbours\": [\"golden_oak_forest\", \"windy_pass\"]",
                "\"neighbours\": [\"golden_oak_forest\"]",
                "board.json",
                "windy_pass",
                "dark_woods");
    }

    @Test
    void aCardOfTheWrongColourIsNamed() throws IOException {
        assertBroken(
                "cards.json",
                "\"location\": \"ghost_marsh\", \"colour\": \"RED\"",
                "\"location\": \"ghost_marsh\", \"colour\": \"BLUE\"",
                "cards.json",
                "hc_07",
                "ghost-marsh");
    }

    @Test
    void anUnknownLocationOfAQuestIsNamed() throws IOException {
        assertBroken(
                "quests.json",
                "\"location\": \"raven_forest\"",
                "\"location\": \"raven_wood\"",
                "quests.json",
                "AMARAKS_BLESSING",
                "raven_wood");
    }

    @Test
    void anUnknownGeneralOnADarknessCardIsNamed() throws IOException {
        assertBroken(
                "darkness.json",
                "\"general\": \"SAPPHIRE\", \"to\": \"monarch_city\"",
                "\"general\": \"SAPHIRE\", \"to\": \"monarch_city\"",
                "darkness.json",
                "SAPHIRE");
    }

    @Test
    void aPathThatLeavesTheLinesIsNamed() throws IOException {
        assertBroken(
                "generals.json",
                "\"windy_pass\", \"seabird_port\"",
                "\"seabird_port\", \"windy_pass\"",
                "generals.json",
                "VARKOLAK",
                "seabird-port");
    }

    @Test
    void aHeroTooStrongIsNamed() throws IOException {
        assertBroken(
                "heroes.json",
                "\"id\": \"DWARF\", \"life\": 5",
                "\"id\": \"DWARF\", \"life\": 6",
                "heroes.json",
                "life");
    }

    @Test
    void aValueOfTheWrongTypeIsNamed() throws IOException {
        assertBroken("board.json", "\"crystals\": 12", "\"crystals\": \"twelve\"", "board.json", "crystals");
    }

    private void assertBroken(String file, String right, String wrong, String... named) throws IOException {
        new BrokenContent(Content.class, folder).assertNamed(file, right, wrong, named);
    }
}
