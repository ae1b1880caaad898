package tabard.defenders.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.defenders.Defenders;
import tabard.defenders.content.Banner;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Hero;
import tabard.defenders.content.Quest;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Positions that cannot be are refused, with the clause that forbids them. */
final class BadPositionsTest {
    private static final Defenders GAME = new Defenders();

    static Stream<Arguments> nonsense() {
        return Stream.of(
                Arguments.of("DR-12.1", Map.of("minions", Map.of("red", Map.of("ghost-marsh", 4)))),
                Arguments.of("DR-12.6", Map.of("minions", Map.of("red", Map.of("gryphon-inn", 1)))),
                Arguments.of("DR-12.6", Map.of("crystals", Map.of("monarch-city", 1))),
                Arguments.of("DR-1.2", Map.of("supply", Map.of("red", 25))),
                Arguments.of("DR-1.5", Map.of("lion", Map.of("hero", "dwarf", "life", 6))),
                Arguments.of("DR-3.2", Map.of("seats", 2, "lion", hero("dwarf"), "stag", hero("dwarf"))),
                Arguments.of("DR-13.5", Map.of("cards", Map.of("magic-gate", "discards"))),
                Arguments.of("DR-13.5", Map.of("cards", Map.of("hc-01", "out"))),
                Arguments.of("DR-17.1", Map.of("quests", Map.of("raids", "lion", "rumors", "lion"))),
                Arguments.of("DR-8.8", Map.of("war", 2)),
                Arguments.of("DR-15.9", Map.of("style", "sky")),
                Arguments.of("DR-16.14", Map.of("visions", Map.of("second", "ds-01"))),
                Arguments.of("DR-2.7", Map.of("lost", "no-minions")),
                Arguments.of("DR-8.2", Map.of("agenda", List.of("gathering lion", "falling"))),
                Arguments.of("DR-6.1", Map.of("agenda", List.of("counting", "falling"))),
                Arguments.of("DR-4.5", Map.of("agenda", List.of("acting lion"))),
                Arguments.of("DR-4.5", Map.of("agenda", List.of("falling", "acting lion", "falling"))),
                Arguments.of("DR-10.2", Map.of("agenda", List.of("trimming lion", "nightfall"))),
                Arguments.of("DR-14.10", Map.of("agenda", List.of("asked darkness lion 0", "closing"))),
                Arguments.of(
                        "DR-5.4", Map.of("gates", Map.of(), "agenda", List.of("passing lion magic-gate", "falling"))));
    }

    /** A fight at Ghost Marsh, with these entries on the agenda of the Day. */
    private static Map<String, Object> fight(String... entries) {
        return Map.of(
                "minions",
                Map.of("red", Map.of("ghost-marsh", 2)),
                "melee",
                Map.of("place", "ghost-marsh", "blow", "blade"),
                "agenda",
                agenda("rolling red 1", entries));
    }

    /** An attack on Gorgutt, likewise. */
    private static Map<String, Object> attack(String... entries) {
        return Map.of(
                "siege",
                Map.of("general", "gorgutt", "leader", "lion", "life", 6),
                "agenda",
                agenda("striking lion 2", entries));
    }

    private static List<String> agenda(String first, String... entries) {
        var agenda = new ArrayList<>(List.of(first));
        agenda.addAll(List.of(entries));
        agenda.add("falling");
        return agenda;
    }

    private static Map<String, Object> hero(String word) {
        return Map.of("hero", word);
    }

    @ParameterizedTest
    @MethodSource("nonsense")
    void whatCannotBeIsRefusedByItsClause(String clause, Map<String, Object> document) {
        var refusal = catchThrowableOfType(Refusal.class, () -> GAME.parse(document));
        assertThat(refusal).isNotNull();
        assertThat(refusal.clause()).isEqualTo(clause);
    }

    static Stream<Map<String, Object>> combatsOutOfOrder() {
        return Stream.of(
                fight("counting", "rolling red 1"),
                fight("offering lion 0"),
                fight("onward lion", "counting"),
                attack("pledged"),
                attack("tallying", "striking lion 2"),
                attack("lucky lion 0", "chancing"),
                attack("regrouping"));
    }

    @ParameterizedTest
    @MethodSource("combatsOutOfOrder")
    void aCombatGoesOnInItsOrderAndComesToItsEnd(Map<String, Object> document) {
        var refusal = catchThrowableOfType(Refusal.class, () -> GAME.parse(document));
        assertThat(refusal).isNotNull();
        assertThat(refusal.why().args().getLast())
                .isInstanceOfSatisfying(Said.class, why -> assertThat(why.key()).isEqualTo("document.order"));
    }

    @Test
    void whatIsNotNamedIsMadeToFit() {
        var s = GAME.parse(Map.of(
                "seats",
                2,
                "lion",
                Map.of("hero", "dwarf"),
                "quests",
                Map.of("raids", "lion"),
                "minions",
                Map.of("red", Map.of("ghost-marsh", 2))));
        assertThat(s.is(State.HERO, Banner.STAG, Hero.DWARF)).isFalse();
        assertThat(s.count(State.LIFE, Banner.LION)).isEqualTo(5);
        assertThat(s.quest(Banner.LION)).isEqualTo(Quest.RAIDS);
        assertThat(s.count(State.SUPPLY, Colour.RED)).isEqualTo(23);
    }
}
