package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.cases.Documents;
import tabard.macht.content.Province;
import tabard.macht.content.Side;
import tabard.macht.rules.State;
import tabard.table.Viewer;
import tabard.table.scene.Prompt;
import tabard.table.text.Words;

/** Whoever is asked for a province can press any: what cannot be chosen says why not, and by which clause. */
class WhyNotTest {
    private static final Macht GAME = new Macht();
    private static final Words WORDS = Words.of(GAME, "en");

    private static Prompt prompt(String agenda) {
        State s = GAME.parse(Documents.read("""
                cycle: 2
                hourglass: {cubes: 3, of: 6}
                orange: {pool: {knights: 2}, reserve: {influence-castle: 1}}
                provinces:
                  alt-clut: {marker: castle}
                  gododdin: {marker: armour}
                  rheged: {marker: tent}
                  ebrauc: {owner: white, knights: 1, marker: keys}
                  elmet: {owner: white, mages: 3, marker: castle}
                  gwynedd: {marker: armour}
                  powys: {owner: orange, knights: 2, marker: tent}
                  dyfed: {marker: keys}
                  gwent: {owner: orange, knights: 5, marker: castle}
                  lindsey: {marker: armour}
                  calchfynydd: {marker: keys}
                  icenia: {marker: tent}
                  gwinntguic: {marker: keys}
                  caint: {marker: armour}
                  dumnonia: {owner: orange, mages: 1, marker: castle}
                agenda: [%s, ending]
                """.formatted(agenda)));
        return GAME.scene(GAME.see(s, Viewer.of(Side.ORANGE))).asks().getFirst();
    }

    /** By province: the clause, and why it cannot be chosen. */
    private static Map<String, String> barred(Prompt prompt) {
        return prompt.options().stream()
                .filter(option -> option.barred() != null)
                .flatMap(option -> option.on().stream()
                        .map(on -> Map.entry(on, option.clause() + " " + WORDS.say(option.barred()))))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, _) -> one, TreeMap::new));
    }

    @ParameterizedTest
    @CsvSource({
        "'first orange, more orange, next orange 1', 15",
        "'second orange powys, more orange, next orange 1', 14",
        "'embarking orange, more orange, next orange 1', 15",
        "'landing orange gwent, more orange, next orange 1', 14",
        "'rebelling orange, next orange 1', 15",
        "'using orange influence-castle, more orange, next orange 1', 15",
    })
    void everyProvinceCanBeChosenOrSaysWhyNot(String agenda, int provinces) {
        var prompt = prompt(agenda);
        var places = Province.ALL.stream().map(Province::word).collect(Collectors.toSet());
        var on = prompt.options().stream()
                .flatMap(option -> option.on().stream())
                .filter(places::contains)
                .collect(Collectors.toSet());
        assertThat(on).hasSize(provinces);
        assertThat(barred(prompt).values()).isNotEmpty().allMatch(why -> why.startsWith("MO-"));
    }

    @Test
    void theReasonIsThatOfTheProvince() {
        assertThat(barred(prompt("first orange, more orange, next orange 1")))
                .containsEntry("elmet", "MO-6.7 Elmet belongs to White");
        assertThat(barred(prompt("second orange powys, more orange, next orange 1")))
                .containsEntry("caint", "MO-6.7 Caint is not a neighbour of Powys in this cycle")
                .doesNotContainKey("powys");
        assertThat(barred(prompt("embarking orange, more orange, next orange 1")))
                .containsEntry("calchfynydd", "MO-6.8 Calchfynydd has no coast");
        assertThat(barred(prompt("landing orange gwent, more orange, next orange 1")))
                .containsEntry("ebrauc", "MO-6.8 Ebrauc belongs to White");
        assertThat(barred(prompt("rebelling orange, next orange 1")))
                .containsEntry("gwent", "MO-5.5 Gwent is not an enemy province");
        assertThat(barred(prompt("using orange influence-castle, more orange, next orange 1")))
                .containsEntry("ebrauc", "MO-6.1 Ebrauc carries the Keys marker, which Influence Castle does not reach")
                .containsEntry("powys", "MO-6.1 Powys carries the Tent marker, which Influence Castle does not reach");
    }
}
