package tabard.mageknight.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.kit.BrokenContent;

/** The game's files say what the box holds, and a broken one is named together with the entry that is wrong. */
final class ContentTest {
    @TempDir
    private Path folder;

    @Test
    void theBoxIsWhole() {
        assertThat(Content.IDS).isEqualTo(409);
        assertThat(DeedCard.ALL).hasSize(80);
        assertThat(Enemy.ALL.stream().mapToInt(Enemy::copies).sum()).isEqualTo(130);
        assertThat(Unit.ALL.stream().mapToInt(Unit::copies).sum()).isEqualTo(40);
    }

    @Test
    void everyListIsInTheOrderOfItsOrdinals() {
        for (var list :
                List.of(DeedCard.ALL, Skill.ALL, Unit.ALL, Tactic.ALL, Enemy.ALL, Ruin.ALL, Tile.ALL, Scenario.ALL)) {
            for (int i = 0; i < list.size(); i++) {
                assertThat(list.get(i).ordinal()).as(list.get(i).word()).isEqualTo(i);
            }
        }
    }

    @Test
    void eachHeroHasACardOfHisOwnInPlaceOfAnother() {
        assertThat(DeedCard.of("rage").inDeckOf(Hero.ARYTHEA)).isEqualTo(1);
        assertThat(DeedCard.of("rage").inDeckOf(Hero.TOVAK)).isEqualTo(2);
        assertThat(DeedCard.of("battle-versatility").inDeckOf(Hero.ARYTHEA)).isEqualTo(1);
        assertThat(DeedCard.of("battle-versatility").inDeckOf(Hero.GOLDYX)).isZero();
        assertThat(DeedCard.of("concentration").inDeckOf(Hero.GOLDYX)).isZero();
        assertThat(DeedCard.of("fireball").inDeckOf(Hero.GOLDYX)).isZero();
    }

    @Test
    void forestsAreSlowerAtNightAndDesertsByDay() {
        assertThat(Terrain.FOREST.cost(Time.DAY)).isEqualTo(3);
        assertThat(Terrain.FOREST.cost(Time.NIGHT)).isEqualTo(5);
        assertThat(Terrain.DESERT.cost(Time.DAY)).isEqualTo(5);
        assertThat(Terrain.LAKE.access()).isEqualTo(Terrain.Access.BY_EFFECT);
        assertThat(Terrain.SEA.access()).isEqualTo(Terrain.Access.NEVER);
    }

    @Test
    void fameMakesLevels() {
        assertThat(Tracks.at(0).number()).isEqualTo(1);
        assertThat(Tracks.at(2).number()).isEqualTo(1);
        assertThat(Tracks.at(8).commandTokens()).isEqualTo(2);
        assertThat(Tracks.at(98).handLimit()).isEqualTo(7);
        assertThat(Tracks.at(300).number()).isEqualTo(10);
    }

    @Test
    void reputationMakesInfluence() {
        assertThat(Tracks.interacts(-7)).isFalse();
        assertThat(Tracks.interacts(-6)).isTrue();
        assertThat(Tracks.influence(-6)).isEqualTo(-5);
        assertThat(Tracks.influence(-2)).isEqualTo(-1);
        assertThat(Tracks.influence(7)).isEqualTo(5);
    }

    @Test
    void aWedgeKeepsToItsSide() {
        assertThat(Shape.WEDGE.holds(new Shape.Slot(2, 3))).isTrue();
        assertThat(Shape.WEDGE.holds(new Shape.Slot(2, -1))).isFalse();
        assertThat(Shape.WEDGE.coast(new Shape.Slot(0, 3))).isTrue();
        assertThat(Shape.WEDGE.coast(new Shape.Slot(1, 1))).isFalse();
        assertThat(Shape.OPEN.holds(new Shape.Slot(2, -2))).isTrue();
        assertThat(Shape.OPEN.holds(new Shape.Slot(1, -2))).isFalse();
        assertThat(Shape.OPEN_3.holds(new Shape.Slot(2, -2))).isFalse();
        assertThat(Shape.OPEN.coast(new Shape.Slot(0, 1))).isFalse();
        assertThat(new Shape.Slot(2, 1).q()).isEqualTo(7);
        assertThat(new Shape.Slot(2, 1).r()).isEqualTo(-7);
    }

    @Test
    void citiesStrengthenTheirDefenders() {
        assertThat(City.WHITE_CITY.armour()).isEqualTo(1);
        assertThat(City.BLUE_CITY.attack(Element.FIRE)).isEqualTo(2);
        assertThat(City.BLUE_CITY.attack(Element.COLD_FIRE)).isEqualTo(1);
        assertThat(City.RED_CITY.ability()).isEqualTo(Ability.BRUTAL);
        assertThat(City.BLUE_CITY.garrison(4, Back.VIOLET)).isEqualTo(1);
        assertThat(City.BLUE_CITY.garrison(4, Back.GREY)).isEqualTo(1);
        assertThat(City.BLUE_CITY.garrison(4, Back.BROWN)).isZero();
    }

    @Test
    void coldFireIsResistedByBoth() {
        int both = Element.FIRE.bit() | Element.ICE.bit();
        assertThat(Element.COLD_FIRE.resisted(both)).isTrue();
        assertThat(Element.COLD_FIRE.resisted(Element.FIRE.bit())).isFalse();
        assertThat(Element.FIRE.resisted(both)).isTrue();
        assertThat(Element.PHYSICAL.resisted(both)).isFalse();
    }

    @Test
    void iconsAreAbilitiesAndResistances() {
        var gunners = Enemy.of("enemy-gunners");
        assertThat(gunners.icons()).isEqualTo(Ability.BRUTAL.bit() | Ability.RESIST_ICE.bit());
        assertThat(Ability.resisting(Element.ICE)).isEqualTo(Ability.RESIST_ICE);
    }

    @Test
    void powerIsOneManaOfTheColourAndForStrongSpellsBlackToo() {
        int red = Mana.RED.bit();
        assertThat(DeedCard.of("rage").power(Half.BASIC)).isZero();
        assertThat(DeedCard.of("rage").power(Half.STRONG)).isEqualTo(red);
        assertThat(DeedCard.of("fireball").power(Half.BASIC)).isEqualTo(red);
        assertThat(DeedCard.of("fireball").power(Half.STRONG)).isEqualTo(red | Mana.BLACK.bit());
        assertThat(DeedCard.of("ruby-ring").power(Half.STRONG)).isZero();
        assertThat(DeedCard.of("ruby-ring").thrownAwayFor(Half.STRONG)).isTrue();
        assertThat(DeedCard.of("ruby-ring").thrownAwayFor(Half.BASIC)).isFalse();
    }

    @Test
    void everythingLiesInItsPile() {
        assertThat(Hero.ALL)
                .allSatisfy(hero -> assertThat(Long.bitCount(Skill.of(hero))).isEqualTo(10));
        assertThat(Skill.of(Hero.GOLDYX) & Skill.of(Hero.NOROWAS)).isZero();
        assertThat(Unit.REGULAR).hasSize(11);
        assertThat(Unit.ELITE).hasSize(9);
        assertThat(Tile.COUNTRYSIDE).allMatch(tile -> tile.type() == Tile.Type.COUNTRYSIDE);
        assertThat(Tile.CORE).allMatch(tile -> tile.type() == Tile.Type.CORE);
        assertThat(Tile.CITIES).allMatch(tile -> tile.type() == Tile.Type.CITY);
        int green = Enemy.of(Back.GREEN).stream()
                .filter(enemy -> enemy.in(TokenSet.LOST_LEGION))
                .mapToInt(Enemy::copies)
                .sum();
        assertThat(green).isEqualTo(20);
        assertThat(DeedCard.of(Mana.WHITE).has(DeedCard.of("promise"))).isTrue();
        assertThat(DeedCard.of(DeedCard.Sort.SPELL).has(DeedCard.of("promise"))).isFalse();
    }

    @Test
    void soloReconnaissanceHasADummy() {
        var first = Scenario.ALL.getFirst();
        assertThat(first.has(Feature.DUMMY, 1)).isTrue();
        assertThat(first.has(Feature.DUMMY, 2)).isFalse();
        assertThat(Scenario.ALL.stream().filter(Scenario::offered)).hasSize(10);
        assertThat(first.of(4).countryside()).isEqualTo(11);
    }

    @Test
    void scenariosLeaveOutTilesAndKeepOthers() {
        var core = Tile.of("tile-c1");
        assertThat(scenario("mines-liberation").leaveOut()).isEqualTo(core.bit());
        assertThat(scenario("dungeon-lords").take()).isEqualTo(core.bit());
        assertThat(scenario("druid-nights").take() | scenario("druid-nights").leaveOut())
                .isZero();
        assertThat(scenario("one-to-return").has(Feature.PVP_NEEDED, 2)).isTrue();
        assertThat(scenario("solo-conquest").takes(2)).isFalse();
        assertThat(scenario("solo-conquest").of(1).cityLevels()).containsExactly(5, 8);
        assertThat(Tile.of(City.RED_CITY)).isEqualTo(Tile.of("tile-c8"));
    }

    private static Scenario scenario(String word) {
        return Scenario.ALL.stream()
                .filter(scenario -> scenario.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            units.json          | "armour": 3, "resists": [], "recruit": ["village"]  | "armour": 0, "resists": [], "recruit": ["village"]  | unit-peasants: level, price or armour
            units.json          | "recruit": ["village"], "copies": 3                 | "recruit": ["tomb"], "copies": 3                    | unit-peasants: nobody is recruited at tomb
            units.json          | "copies": 3, "abilities": [{"effects": [{"do": "ch | "copies": 4, "abilities": [{"effects": [{"do": "ch   | units.json: cards
            enemies.json        | "back": "green", "set": "base", "copies": 2         | "back": "gren", "set": "base", "copies": 2          | enemy-prowlers: back cannot be gren
            enemies.json        | "abilities": ["poison"], "resists": [], "fame": 3   | "abilities": ["elusive"], "resists": [], "fame": 3  | enemy-cursed-hags: elusive_armour
            skills.json         | "use": "permanent"                                  | "use": "permanently"                                | norowas-bonds-of-loyalty: use cannot be permanently
            tactics.json        | "trigger": "deck_empty"                             | "trigger": "none"                                   | long-night: trigger and effects do not agree
            tiles.json          | "site": "mine", "mine": "green"}, "W"               | "site": "mine"}, "W"                                | tile-2: hexes: SW: mine
            tiles.json          | {"terrain": "forest", "site": "magical-glade"}, "NE": {"terrain": "lake"} | {"terrain": "forest", "site": "village"}, "NE": {"terrain": "lake"} | tiles.json: village
            cities.json         | "2": {"grey": 1, "white": 1}                        | "2": {"gray": 1, "white": 1}                        | white-city: garrison: 2: takes no gray
            ruins.json          | "kind": "altar"                                     | "kind": "temple"                                    | altar-green: kind cannot be temple
            sites.json          | "heal_price": 3                                     | "heal_price": "three"                               | village: heal_price must be a whole number
            tracks.json         | "fame_min": 8                                       | "fame_min": 9                                       | levels 3: level, fame_min
            terrain.json        | "id": "swamp"                                       | "id": "bog"                                         | terrain 6: BOG instead of SWAMP
            heroes.json         | "dummy_crystals": ["red", "red", "white"]           | "dummy_crystals": ["red", "red"]                    | arythea: dummy_crystals
            scenarios.json      | "rules": ["blitz"]                                  | "rules": ["blizz"]                                  | blitz-conquest: rules cannot be blizz
            spells.json         | "no": 94                                            | "no": 93                                            | spells.json: snowstorm: no: 93 instead of 94
            words.json          | "id": "gold"                                        | "id": "red"                                         | red: its id is also in words.json
            basic_actions.json  | "copies": 2, "basic": [{"do": "choose"              | "copies": 2, "shade": 1, "basic": [{"do": "choose"  | rage: takes no shade
            artifacts.json      | "kind": "ring"                                      | "kind": "ring                                       | artifacts.json
            """)
    void aBrokenFileIsNamedWithItsEntry(String file, String right, String wrong, String named) throws IOException {
        new BrokenContent(Content.class, folder).assertNamed(file, right, wrong, file, named);
    }
}
