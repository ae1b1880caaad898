package tabard.campaign.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.campaign.MapRoom;
import tabard.table.Refusal;
import tabard.table.text.Words;

/** The small map, spoilt in one place at a time: each fault is refused where it is, with the reason and the clause. */
class BadMapTest {
    /** What is done to the map, and how its first fault reads: where, the key of the reason, the clause, the territories. */
    record Spoilt(String at, String why, String clause, long places, Consumer<SmallMap> how) {
        @Override
        public String toString() {
            return why + " at " + at;
        }
    }

    private static Spoilt spoilt(String at, String why, String clause, Consumer<SmallMap> how, int... numbers) {
        long places = 0;
        for (int number : numbers) {
            places |= 1L << (number - 1);
        }
        return new Spoilt(at, why, clause, places, how);
    }

    private static Consumer<SmallMap> territory(int number, String field, Object value) {
        return map -> map.territory(number).put(field, value);
    }

    private static Consumer<SmallMap> start(int seat, String field, Object value) {
        return map -> map.start(seat, 0).put(field, value);
    }

    private static Consumer<SmallMap> polygon(int number, String corners) {
        return map -> map.polygon(number, corners);
    }

    static Stream<Spoilt> lists() {
        return Stream.of(
                spoilt("territories.3.id", "map.number", "CA-2.5", territory(3, "id", 9), 3),
                spoilt(
                        "territories.3.neighbors",
                        "map.one-sided",
                        "CA-2.5",
                        territory(3, "neighbors", List.of(2, 4, 6)),
                        3,
                        6),
                spoilt("territories.3.neighbors", "map.no-territory", "", territory(3, "neighbors", List.of(2, 4, 8))),
                spoilt(
                        "territories.3.neighbors",
                        "map.own-neighbour",
                        "CA-2.5",
                        territory(3, "neighbors", List.of(2, 3, 4)),
                        3),
                spoilt(
                        "territories.3.forbidden",
                        "map.closed-one-sided",
                        "CA-2.5",
                        territory(3, "forbidden", List.of(2)),
                        2,
                        3),
                spoilt(
                        "territories.3.forbidden",
                        "map.closed-stranger",
                        "CA-2.5",
                        territory(3, "forbidden", List.of(7)),
                        3,
                        7),
                spoilt("territories.3.goldSymbol", "map.gold", "CA-2.5", territory(3, "goldSymbol", true), 3),
                spoilt(
                        "territories.4.neutralBuilding",
                        "map.mine",
                        "CA-18.3",
                        territory(4, "neutralBuilding", "goldMine"),
                        4),
                spoilt(
                        "territories.3.neutralBuilding",
                        "map.red",
                        "CA-18.4",
                        territory(3, "neutralBuilding", "portal"),
                        3),
                spoilt(
                        "territories.3.neutralBuilding",
                        "file.word-near",
                        "",
                        territory(3, "neutralBuilding", "portals")),
                spoilt("territories.3.buildable", "map.buildable", "", territory(3, "buildable", true)),
                spoilt("territories.3.nameEn", "map.same-name", "", territory(3, "nameEn", "westhold"), 1, 3),
                spoilt("territories.3.nameEn", "file.name-long", "", territory(3, "nameEn", "x".repeat(10_000))),
                spoilt(
                        "territories.3.nameEn",
                        "file.name-signs",
                        "",
                        territory(3, "nameEn", "<script>alert(1)</script>")),
                spoilt("territories.3.nameEn", "file.name-signs", "", territory(3, "nameEn", "a\u0007b")),
                spoilt("territories.3.nameEn", "file.name-signs", "", territory(3, "nameEn", "@lion")),
                spoilt("territories.3.nameEn", "file.name-signs", "", territory(3, "nameEn", "a\u202Eb")),
                spoilt("territories.3.nameEn", "file.text", "", territory(3, "nameEn", 7)),
                spoilt("territories.3.mountain", "document.flag", "", territory(3, "mountain", "yes")),
                spoilt("territories.3", "document.unknown-near", "", territory(3, "forbiden", List.of(2))),
                spoilt(
                        "territories",
                        "map.size",
                        "CA-2.5",
                        map -> map.document()
                                .put(
                                        "territories",
                                        new ArrayList<>(java.util.Collections.nCopies(61, map.territory(1))))),
                spoilt("", "map.large", "", map -> map.document().put("about", "x".repeat(300 * 1024))),
                spoilt("", "file.missing-field", "", map -> map.document().remove("nameEn")),
                spoilt("box", "map.box", "", map -> map.document().put("box", List.of(600, 9000))),
                spoilt(
                        "territories.5.forbidden",
                        "map.unreachable",
                        "CA-2.5",
                        map -> {
                            map.territory(5).put("forbidden", List.of(4, 6));
                            map.territory(4).put("forbidden", List.of(2, 5, 6));
                            map.territory(6).put("forbidden", List.of(4, 5));
                        },
                        5),
                spoilt(
                        "borders.1.passage",
                        "map.border-differs",
                        "CA-2.5",
                        map -> map.document().put("borders", List.of(Map.of("a", 1, "b", 2, "passage", "forbidden"))),
                        1,
                        2),
                spoilt(
                        "borders.1",
                        "map.border-stranger",
                        "CA-2.5",
                        map -> map.document().put("borders", List.of(Map.of("a", 1, "b", 7, "passage", "open"))),
                        1,
                        7),
                spoilt(
                        "borders",
                        "map.border-missing",
                        "CA-2.5",
                        map -> map.document().put("borders", List.of(Map.of("a", 1, "b", 2, "passage", "open"))),
                        1,
                        4));
    }

    static Stream<Spoilt> drawings() {
        return Stream.of(
                spoilt(
                        "territories.1.polygon",
                        "map.hole",
                        "",
                        map -> {
                            map.polygon(1, "[[20,20],[220,20],[220,130],[210,140],[20,140]]");
                            map.polygon(2, "[[220,20],[380,20],[380,140],[230,140],[220,130]]");
                            map.polygon(
                                    4,
                                    "[[20,140],[210,140],[220,150],[230,140],[380,140],[580,140],[580,260],[380,260],[220,260],[20,260]]");
                        },
                        1,
                        2,
                        4),
                spoilt(
                        "territories.1.polygon",
                        "map.crossing",
                        "",
                        polygon(1, "[[20,20],[240,20],[240,140],[20,140]]"),
                        1,
                        2),
                spoilt(
                        "territories.1.polygon",
                        "map.crossing",
                        "",
                        polygon(4, "[[20,140],[380,140],[580,140],[580,260],[380,260],[220,260],[20,260]]"),
                        1,
                        4),
                spoilt(
                        "territories.1.neighbors",
                        "map.apart",
                        "",
                        polygon(1, "[[20,20],[210,20],[210,130],[20,130]]"),
                        1,
                        2),
                spoilt(
                        "territories.1.neighbors",
                        "map.unlisted",
                        "",
                        map -> {
                            map.territory(1).put("neighbors", List.of(4));
                            map.territory(2).put("neighbors", List.of(3, 4));
                        },
                        1,
                        2),
                spoilt(
                        "territories.2.polygon",
                        "map.overlap",
                        "",
                        polygon(2, "[[20,20],[220,20],[220,140],[20,140]]"),
                        1,
                        2),
                spoilt(
                        "territories.3.polygon",
                        "map.overlap",
                        "",
                        polygon(3, "[[30,30],[90,30],[90,90],[30,90]]"),
                        1,
                        3),
                spoilt(
                        "territories.1.polygon",
                        "map.corner-twice",
                        "",
                        polygon(1, "[[20,20],[220,20],[220,140],[100,80],[20,140],[100,80]]"),
                        1),
                spoilt(
                        "territories.1.polygon",
                        "map.crossing",
                        "",
                        polygon(1, "[[20,20],[200,120],[200,30],[20,135]]"),
                        1),
                spoilt("territories.1.polygon", "map.flat", "", polygon(1, "[[20,20],[220,20],[120,20]]"), 1),
                spoilt("territories.1.polygon", "map.flat", "", polygon(1, "[]"), 1),
                spoilt("territories.1.polygon", "map.outside", "", polygon(1, "[[20,20],[220,-5],[220,140],[20,140]]")),
                spoilt("territories.1.polygon", "map.outside", "", polygon(1, "[[20,20],[1e300,20],[220,140]]")),
                spoilt("territories.1.polygon", "file.pair", "", polygon(1, "[[20,20],[\"a\",20],[220,140]]")),
                spoilt("territories.1.polygon", "document.list", "", polygon(1, "\"round\"")),
                spoilt("territories.1.label", "map.label", "", territory(1, "label", List.of(300, 200)), 1));
    }

    static Stream<Spoilt> setups() {
        return Stream.of(
                spoilt("setup.1.territories.1.id", "setup.sea", "CA-2.1", start(1, "id", 9)),
                spoilt("setup.1.territories.1.id", "setup.sea", "CA-2.1", start(1, "id", "sea")),
                spoilt("setup.2.territories.1.id", "setup.twice", "CA-1.5", start(2, "id", 1), 1),
                spoilt("setup.1.territories.1.pa", "setup.pa", "CA-1.7", start(1, "pa", 9000), 1),
                spoilt("setup.1.territories.1.pa", "setup.pa", "CA-1.7", start(1, "pa", 1500), 1),
                spoilt("setup.1.territories.1.faction", "setup.faction", "CA-2.1", start(1, "faction", true), 1),
                spoilt("setup.1.territories.1.building", "map.mine", "CA-18.3", start(1, "building", "goldMine"), 1),
                spoilt("setup.1.territories.1.building", "map.red", "CA-18.4", start(1, "id", 3), 3),
                spoilt(
                        "setup.1.territories.1.reservists",
                        "setup.reservists",
                        "CA-18.6",
                        start(1, "reservists", 1000),
                        1),
                spoilt(
                        "setup.1.territories.1.id",
                        "setup.neutral",
                        "CA-1.8",
                        territory(1, "neutralBuilding", "portal"),
                        1),
                spoilt(
                        "setup.1.territories",
                        "setup.nothing",
                        "CA-2.1",
                        map -> map.starts(1).clear()),
                spoilt(
                        "setup.1.territories",
                        "setup.strongholds",
                        "CA-18.1",
                        map -> {
                            map.starts(1).clear();
                            for (int number : new int[] {1, 2, 4, 6}) {
                                map.starts(1).add(Map.of("id", number, "building", "fortress"));
                            }
                            map.starts(2).removeLast();
                        },
                        1,
                        2,
                        4,
                        6),
                spoilt(
                        "setup.1.territories",
                        "setup.mines",
                        "CA-18.2",
                        map -> {
                            map.starts(1).clear();
                            for (int number : new int[] {1, 2, 3, 4, 5}) {
                                map.starts(1).add(Map.of("id", number, "building", "goldMine"));
                                map.territory(number)
                                        .putAll(Map.of("mountain", true, "goldSymbol", true, "redNumber", false));
                            }
                        },
                        1,
                        2,
                        3,
                        4,
                        5),
                spoilt(
                        "setup.1.defaultPeople",
                        "file.word-near",
                        "CA-2.4",
                        map -> map.seat(1).put("defaultPeople", "loups")),
                spoilt(
                        "setup.1.defaultPeople",
                        "file.word",
                        "CA-2.4",
                        map -> map.seat(1).put("defaultPeople", 7)),
                spoilt(
                        "setup.2.defaultPeople",
                        "setup.people-twice",
                        "CA-2.4",
                        map -> map.seat(2).put("defaultPeople", "loup")),
                spoilt("setup.2.seat", "document.range", "", map -> map.seat(2).put("seat", 1)),
                spoilt("setup.1.gold", "document.range", "", map -> map.seat(1).put("gold", -1)),
                spoilt("setup.1.totalPa", "setup.total", "", map -> map.seat(1).put("totalPa", 9000)),
                spoilt("setup", "setup.players", "CA-2.3", map -> map.document().put("players", 3)),
                spoilt("setup", "setup.seats", "CA-2.3", map -> {
                    map.document().remove("players");
                    map.list("setup").removeLast();
                }));
    }

    @ParameterizedTest
    @MethodSource({"lists", "drawings", "setups"})
    void eachFaultIsNamed(Spoilt spoilt) {
        var map = SmallMap.read();
        spoilt.how.accept(map);
        var faults = MapFile.read(map.document()).faults();
        assertThat(faults).isNotEmpty();
        var first = faults.getFirst();
        assertThat(first.why().key()).isEqualTo(spoilt.why);
        assertThat(first.at()).isEqualTo(spoilt.at);
        assertThat(first.clause()).isEqualTo(spoilt.clause);
        assertThat(first.places()).isEqualTo(spoilt.places);
        var refusal = Assertions.catchThrowableOfType(Refusal.class, () -> Scenario.read(map.document()));
        assertThat(refusal.why()).isEqualTo(first.refusal().why());
    }

    @ParameterizedTest
    @MethodSource({"lists", "drawings", "setups"})
    void eachFaultIsSaidAndDrawnInBothLanguages(Spoilt spoilt) {
        var map = SmallMap.read();
        spoilt.how.accept(map);
        for (String language : Words.LANGUAGES) {
            var words = Words.of(new MapRoom(), language);
            var examined = new MapRoom().examine(map.document(), language);
            assertThat(examined.sound()).isFalse();
            for (var fault : examined.faults()) {
                assertThat(words.say(fault.why()))
                        .doesNotContain("{", "}", spoilt.why)
                        .hasSizeLessThan(400);
            }
            assertThat(examined.picture())
                    .startsWith("<svg ")
                    .endsWith("</svg>\n")
                    .doesNotContain("<script");
            if (spoilt.places != 0 && !spoilt.why.equals("map.number")) {
                assertThat(examined.picture().split("class=\"fault\"", -1).length)
                        .isGreaterThanOrEqualTo(spoilt.why.equals("map.flat") ? 1 : 2);
            }
        }
    }

    @Test
    void theMapOfThePageIsLawful() {
        var scenario = Scenario.read(SmallMap.read().document());
        assertThat(scenario.players()).isEqualTo(2);
        assertThat(scenario.turns()).isEqualTo(8);
        assertThat(scenario.map().open(Place.of(4))).isEqualTo(0b1010101 & ~0b1000);
        assertThat(scenario.map().borders()).filteredOn(Border::closed).hasSize(2);
        assertThat(scenario.map().coast().length).isEqualTo(12);
        assertThat(scenario.map().golds()).isEqualTo(0b0100010);
        assertThat(scenario.muster(0).people().word()).isEqualTo("loup");
        assertThat(Scenario.read(SmallMap.read().document())).isSameAs(scenario);
    }

    @Test
    void aMapWithoutASetUpCanBeSeenButNotPlayedOn() {
        var map = SmallMap.read();
        map.document().remove("setup");
        var examined = new MapRoom().examine(map.document(), "en");
        assertThat(examined.sound()).isTrue();
        assertThat(examined.remarks()).extracting(said -> said.key()).containsExactly("map.sound-unset");
        Assertions.assertThatThrownBy(() -> Scenario.read(map.document()))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.clause()).isEqualTo("CA-2.1"));
    }

    @Test
    void fieldsWithoutAValueAreAsGoodAsNone() {
        var map = SmallMap.read();
        map.territory(1).put("neutralBuilding", null);
        map.start(1, 0).put("faction", null);
        assertThat(MapFile.read(map.document()).faults()).isEmpty();
    }
}
