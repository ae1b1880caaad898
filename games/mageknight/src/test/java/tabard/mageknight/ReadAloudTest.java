package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.content.told.*;
import tabard.mageknight.pieces.*;
import tabard.table.scene.Said;
import tabard.table.text.Words;
import tools.jackson.databind.json.JsonMapper;

/** Everything in the box read aloud in both languages; the lines are left in the build folder for whoever proof-reads them. */
final class ReadAloudTest {
    /** Keys, ids and holes: no sentence has any. */
    private static final Pattern RAW = Pattern.compile("[{}@\\[\\]_]|[a-z]\\.[a-z]|\\w-\\w+-\\w+-\\w|\\d-|null|  ");

    /** What the vocabulary allows although nothing in the box says it. */
    private static final List<String> UNPRINTED = List.of(
            "[{'do':'recruit','cost':3}]",
            "[{'do':'terrain_cost','terrains':['hills','mountain'],'delta':1}]",
            "[{'do':'terrain_cost','terrains':'all','delta':-1,'whose':'others'}]",
            "[{'do':'if','cond':'used_in_interaction','then':[{'do':'draw','n':1}]}]",
            "[{'do':'crystal','colour':'red','n':2},{'do':'crystal','colour':['red','green']}]",
            "[{'do':'each_time','event':'spell_cast','then':[{'do':'fame','n':2}]}]",
            "[{'do':'reroll_source','n':1}]",
            "[{'do':'add_units_to_offer','n':1,'tier':'elite'}]",
            "[{'do':'wounds_away','from':'hand','n':2}]",
            "[{'do':'sideways','which':'non_wound','value':2}]",
            "[{'do':'enemy','target':'up_to_3','destroy':true,'lose':['resist-fire','resist-ice'],'armour_per_resistance':-1}]",
            "[{'do':'enemy','target':'one','lose':['resist-physical','resist-ice']}]",
            "[{'do':'draw','n':{'base':0,'plus':1,'per':'enemy_faced'}}]",
            "[{'do':'mana','colour':'any_basic','n':2},{'do':'mana','colour':'any_but_gold','n':2}]",
            "[{'do':'travel','spaces':2,'to':'safe_space','not_through':['plains','hills','forest','wasteland','desert','mountain']}]",
            "[{'do':'units_resist','elements':['cold-fire'],'until':'turn'}]");

    static Map<String, Said> lines() {
        var lines = new LinkedHashMap<String, Said>();
        for (var card : DeedCard.ALL) {
            Half.ALL.forEach(half -> lines.put(card.word() + "/" + half.word(), Told.half(card, half)));
        }
        Skill.ALL.forEach(skill -> lines.put(skill.word(), Told.skill(skill)));
        for (var unit : Unit.ALL) {
            lines.put(unit.word(), Told.unit(unit));
            for (int i = 1; i <= unit.acts().size(); i++) {
                lines.put(unit.word() + "/" + i, Told.act(unit.acts().get(i - 1)));
            }
        }
        Tactic.ALL.forEach(tactic -> lines.put(tactic.word(), Told.tactic(tactic)));
        Ruin.ALL.forEach(ruin -> lines.put(ruin.word(), Told.ruin(ruin)));
        Ability.ALL.forEach(ability -> lines.put(ability.word(), EnemiesTold.ability(ability)));
        Enemy.ALL.forEach(enemy -> put(lines, enemy.word(), EnemiesTold.token(enemy)));
        Site.ALL.forEach(site -> put(lines, site.word(), SitesTold.site(site)));
        for (var city : City.ALL) {
            put(lines, city.word(), SitesTold.city(city));
            for (int level = 1; level <= City.LEVELS; level++) {
                lines.put(city.word() + "/" + level, SitesTold.garrison(city, level));
            }
        }
        var json = JsonMapper.builder().build();
        for (String effects : UNPRINTED) {
            var read = Reading.effects("test", json.readTree(effects.replace('\'', '"')));
            lines.put("unprinted/" + lines.size(), Told.effects(read));
        }
        return lines;
    }

    private static void put(Map<String, Said> lines, String id, List<Said> told) {
        for (int i = 0; i < told.size(); i++) {
            lines.put(id + " " + (i + 1), told.get(i));
        }
    }

    private static Map<String, String> aloud(String language) {
        var words = Words.of(new ReadAloudTest(), language);
        var aloud = new LinkedHashMap<String, String>();
        lines().forEach((id, said) -> aloud.put(id, words.say(said)));
        return aloud;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everythingIsASentence(String language) throws IOException {
        var aloud = aloud(language);
        var out = new StringBuilder();
        aloud.forEach((id, line) -> out.append(id).append(": ").append(line).append('\n'));
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target/read-aloud_" + language + ".txt"), out);
        assertThat(aloud).allSatisfy((_, line) -> assertThat(line).isNotBlank().doesNotContainPattern(RAW));
        assertThat(aloud.values().stream().filter(line -> line.endsWith("."))).hasSize(aloud.size() - UNPRINTED.size());
    }

    /** Where forms of names are asked for, the names have them. */
    @Test
    void namesHaveTheFormsThatSentencesAskFor() {
        for (String language : Words.LANGUAGES) {
            var words = Words.of(this, language);
            Terrain.ALL
                    .subList(0, 8)
                    .forEach(terrain -> assertThat(words.knows(terrain.word() + ".several"))
                            .as(terrain.word())
                            .isTrue());
            Site.ALL.stream()
                    .filter(Site::recruits)
                    .forEach(site -> assertThat(words.knows(site.word() + ".in"))
                            .as(site.word())
                            .isTrue());
            Element.ALL
                    .subList(1, 4)
                    .forEach(element -> assertThat(words.knows(element.word() + ".adj"))
                            .as(element.word())
                            .isTrue());
        }
        var french = Words.of(this, "fr");
        Mana.ALL.forEach(mana ->
                assertThat(french.knows(mana.word() + ".many")).as(mana.word()).isTrue());
        Back.ALL.forEach(back -> assertThat(french.knows(back.colour() + ".many"))
                .as(back.word())
                .isTrue());
        Element.ALL.forEach(element -> assertThat(french.knows(element.word() + ".attacks"))
                .as(element.word())
                .isTrue());
    }

    @Test
    void namesAreThoseOfTheContentFiles() {
        var english = Words.of(this, "en");
        var french = Words.of(this, "fr");
        assertThat(Names.ALL).hasSize(Content.IDS + DeedCard.SPELLS.size()).allSatisfy(names -> {
            assertThat(english.texts().get(names.id())).isEqualTo(names.en());
            assertThat(french.texts().get(names.id()).replace('\u00a0', ' ')).isEqualTo(names.fr());
        });
    }

    @Test
    void sentencesInEnglish() {
        var aloud = aloud("en");
        assertThat(aloud)
                .containsEntry("rage/basic", "Basic: Attack 2 or Block 2.")
                .containsEntry(
                        "fireball/strong", "Strong, 1 red mana and 1 black mana: take 1 Wound; Siege Fire Attack 8.")
                .containsEntry("arythea-dark-paths", "Once a turn: Move 1 by day, 2 at night.")
                .containsEntry("unit-catapults/2", "Spend, 1 red mana: Siege Fire Attack 5.")
                .containsEntry("blue-city/4", "Level 4: defended by 1 grey token, 1 violet token and 1 white token.");
    }

    @Test
    void sentencesInFrench() {
        var aloud = aloud("fr");
        assertThat(aloud)
                .containsEntry("rage/basic", "De base : Attaque 2 ou Parade 2.")
                .containsEntry("altar-green", "Un autel. Au lieu de combattre, payez 3 Manas verts. Puis : Gloire +7.")
                .containsEntry("white-city/4", "Niveau 4 : défendue par 2 jetons gris et 1 jeton blanc.")
                .hasEntrySatisfying(
                        "underground-travel/basic",
                        line -> assertThat(line).contains("sans traverser de marais ni de lacs"))
                .containsEntry("unit-catapults/2", "Épuisez, 1 Mana rouge : Attaque de Siège de Feu 5.");
    }
}
