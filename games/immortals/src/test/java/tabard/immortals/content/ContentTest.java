package tabard.immortals.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.immortals.Immortals;
import tabard.laws.kit.BrokenContent;

/** The game's files say what the box holds, and a broken one is named together with the entry that is wrong. */
final class ContentTest {
    @TempDir
    private Path folder;

    @Test
    void sixtyPairsOfRegionsAreAdjacentInEachRealm() {
        int borders = 0;
        for (var region : Region.ALL) {
            borders += Long.bitCount(region.near());
            for (var other : Region.of(region.near())) {
                assertThat(other.near() & region.bit())
                        .as(region + ", " + other)
                        .isNotZero();
                assertThat(other.realm()).isEqualTo(region.realm());
            }
        }
        assertThat(borders).isEqualTo(2 * 2 * 60);
    }

    @Test
    void everyHalfHasEightResourcesAndNineOrFifteenArmies() {
        for (var tribe : Tribe.ALL) {
            var half = tribe.half();
            assertThat(half.startResources().energy() + half.startResources().gold())
                    .as(tribe.word())
                    .isEqualTo(8);
            assertThat(half.armyGroups().stream().mapToInt(Integer::intValue).sum())
                    .as(tribe.word())
                    .isEqualTo(tribe.realm() == Realm.LIGHT ? 9 : 15);
        }
    }

    @Test
    void aBorderThatGoesOneWayIsNamed() throws IOException {
        assertBroken("map.json", "\"neighbors\": [\"crow_moor\", ", "\"neighbors\": [", "map.json", "crow_moor");
    }

    @Test
    void anUnknownTribeIsNamed() throws IOException {
        assertBroken("tribes.json", "\"id\": \"trolls\"", "\"id\": \"giants\"", "tribes.json", "giants");
    }

    @Test
    void anUnknownSpecialActionIsNamedWithItsTribe() throws IOException {
        assertBroken(
                "tribes.json",
                "\"id\": \"extractGold\",\n    \"op\": \"extractGold\",\n    \"cost\"",
                "\"id\": \"dance\",\n    \"op\": \"x\",\n    \"cost\"",
                "tribes.json",
                "orcs",
                "dance");
    }

    @Test
    void aJokerWithARegionIsNamed() throws IOException {
        assertBroken(
                "cards.json",
                "\"id\": \"light.joker.red\", \"realm\": \"light\", \"kind\": \"joker\", \"region\": null",
                "\"id\": \"light.joker.red\", \"realm\": \"light\", \"kind\": \"joker\", \"region\": \"treehome\"",
                "cards.json",
                "light.joker.red");
    }

    @Test
    void aMissingNumberOfRoundsIsNamed() throws IOException {
        assertBroken(
                "setup.json",
                "\"rounds\": {\"3\": 7, \"4\": 5, ",
                "\"rounds\": {\"3\": 7, ",
                "setup.json",
                "rounds",
                "4");
    }

    @Test
    void aValueOfTheWrongTypeIsNamed() throws IOException {
        assertBroken("setup.json", "\"handSize\": 5", "\"handSize\": \"five\"", "setup.json", "handSize");
    }

    private void assertBroken(String file, String right, String wrong, String... named) throws IOException {
        new BrokenContent(Immortals.class, folder).assertNamed(file, right, wrong, named);
    }
}
