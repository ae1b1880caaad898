package tabard.mageknight.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.*;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.mageknight.content.effect.*;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/** The vocabulary: what is read is written the same, and nothing else is read. */
final class EffectsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> FILES = List.of(
            "basic_actions", "advanced_actions", "spells", "artifacts", "skills", "units", "tactics", "ruins", "sites");

    /** Every list of effects of the files, wherever it stands. */
    private static List<JsonNode> written() throws IOException {
        var lists = new ArrayList<JsonNode>();
        for (String file : FILES) {
            try (var in = Content.class.getResourceAsStream(file + ".json")) {
                collect(JSON.readTree(in), lists);
            }
        }
        return lists;
    }

    private static void collect(JsonNode node, List<JsonNode> lists) {
        if (node.isArray() && !node.isEmpty() && node.get(0).has("do")) {
            lists.add(node);
        } else {
            node.forEach(inner -> collect(inner, lists));
        }
    }

    /** Colours to choose from have no order. */
    private static JsonNode sorted(JsonNode node) {
        if (node instanceof ArrayNode list) {
            var sorted = JSON.createArrayNode();
            list.values().stream()
                    .map(EffectsTest::sorted)
                    .sorted(Comparator.comparing(inner -> inner.isString() ? inner.stringValue() : ""))
                    .forEach(sorted::add);
            return sorted;
        }
        if (node.isObject()) {
            var sorted = JSON.createObjectNode();
            node.properties().forEach(inner -> sorted.set(inner.getKey(), sorted(inner.getValue())));
            return sorted;
        }
        return node;
    }

    private static Effects read(String json) {
        return Reading.effects("test.json: thing", JSON.readTree(json.replace('\'', '"')));
    }

    @Test
    void whatIsReadIsWrittenTheSame() throws IOException {
        assertThat(written()).hasSizeGreaterThan(270).allSatisfy(list -> {
            var effects = Reading.effects("test", list);
            assertThat(sorted(Writing.effects(effects))).isEqualTo(sorted(list));
            assertThat(Reading.effects("test", Writing.effects(effects))).isEqualTo(effects);
        });
    }

    @Test
    void eightyNineWordsEachWithARecordOfItsOwn() {
        assertThat(Word.ALL).hasSize(89);
        assertThat(Word.ALL.stream().map(Word::type).distinct()).hasSize(89);
        assertThat(Word.ALL).allSatisfy(word -> assertThat(word.clause()).matches("MK-\\d+\\.\\d+"));
    }

    @Test
    void aListKnowsWhatIsWithinIt() {
        var rage = DeedCard.of("rage").basic();
        assertThat(rage.word(0)).isEqualTo(Word.CHOOSE);
        assertThat(rage.has(Word.BLOCK)).isTrue();
        assertThat(rage.has(Word.SIEGE)).isFalse();
        var horn = DeedCard.of("horn-of-wrath").strong();
        assertThat(horn.has(Word.TAKE_WOUND)).isTrue();
        assertThat(DeedCard.of("mana-meltdown").basic().has(Word.MAY_TAKE_LOST_CRYSTAL))
                .isTrue();
    }

    @Test
    void aCostIsFixedOrChangedDownToAFloorOrUpToACeiling() {
        var terrain = (Land.TerrainCost) read("[{'do':'terrain_cost','terrains':'all','delta':-1,'min':2}]")
                .get(0);
        assertThat(terrain.of(5)).isEqualTo(4);
        assertThat(terrain.of(2)).isEqualTo(2);
        assertThat(terrain.of(1)).isEqualTo(1);
        var weather = (Land.TerrainCost) read("[{'do':'terrain_cost','terrains':'all','delta':1,'max':5}]")
                .get(0);
        assertThat(weather.of(5)).isEqualTo(5);
        assertThat(weather.of(3)).isEqualTo(4);
        var bridge = (Land.TerrainCost)
                read("[{'do':'terrain_cost','terrains':['lake'],'set':0}]").get(0);
        assertThat(bridge.of(5)).isZero();
        assertThat(bridge.terrains().has(Terrain.LAKE)).isTrue();
    }

    @Test
    void anAmountCountsUpToItsMost() {
        var march = (Gain.Move) Skill.ALL.stream()
                .filter(skill -> skill.word().equals("norowas-forward-march"))
                .findFirst()
                .orElseThrow()
                .effects()
                .get(0);
        assertThat(((Amount.PerCount) march.n()).of(2)).isEqualTo(2);
        assertThat(((Amount.PerCount) march.n()).of(5)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [{'do':'fly','n':1}]                                          | no effect word fly
            [{'n':1}]                                                     | no effect word
            {'do':'move','n':1}                                           | effects are a list
            [{'do':'move'}]                                               | move: lacks n
            [{'do':'move','n':1,'far':true}]                              | move: takes no far
            [{'do':'move','n':'many'}]                                    | move: n: must be a whole number
            [{'do':'move','n':{'day':1}}]                                 | move: n: lacks night
            [{'do':'move','n':{'base':1,'plus':1,'per':'star'}}]          | move: n: per: cannot be star
            [{'do':'attack','n':2,'element':'water'}]                     | attack: element: cannot be water
            [{'do':'attack','n':2,'element':['fire']}]                    | attack: element: cannot be
            [{'do':'block','n':2,'double_vs':'brutal'}]                   | block: double_vs: can only be swift
            [{'do':'extra_dice','n':1,'wild':false}]                      | extra_dice: wild: can only be true
            [{'do':'crystal','colour':'pink'}]                            | crystal: colour: cannot be pink
            [{'do':'crystal','colour':'chosen'}]                          | crystal: colour: cannot be
            [{'do':'crystal','colour':['red']}]                           | crystal: colour: a list of colours has two or more
            [{'do':'discard','which':'any_card'}]                         | discard: which: cannot be any_card
            [{'do':'choose','of':[[{'do':'draw','n':1}]]}]                | choose: of: leaves nothing to choose
            [{'do':'choose','of':[[],[{'do':'draw','n':1}]]}]             | choose: of: holds no effect
            [{'do':'roll_die','n':1,'on':{'pink':[{'do':'fame','n':1}]}}] | roll_die: on: cannot be pink
            [{'do':'roll_die','n':1,'on':{}}]                             | roll_die: on: is a map
            [{'do':'wounds_away','from':'hand','n':'most'}]               | wounds_away: n: must be a whole number
            [{'do':'enemy','target':'one','lose':['courage']}]            | enemy: lose: cannot be courage
            [{'do':'mana_as','ways':[{'from':'red','to':'blue','why':1}]}]| mana_as: ways: takes no why
            [{'do':'on_gain','then':[{'do':'fly'}]}]                      | on_gain: then: no effect word fly
            """)
    void whatTheVocabularyDoesNotHaveIsRefused(String json, String reason) {
        assertThatThrownBy(() -> read(json))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("test.json: thing: ")
                .hasMessageContaining(reason);
    }
}
