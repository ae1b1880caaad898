package tabard.defenders.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tabard.defenders.Defenders;
import tabard.defenders.content.Banner;
import tabard.laws.cases.Documents;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Prompt.Option;

/** What cannot be done is offered all the same, with the reason. */
final class BarredTest {
    private static final Defenders GAME = new Defenders();

    /** The barred options of the lion's question: line, with its target where it has one, and why. */
    private static Map<String, String> barred(String document) {
        return barred(GAME.parse(Documents.read(document)));
    }

    private static Map<String, String> barred(State s) {
        var prompt = GAME.scene(GAME.see(s, Viewer.of(Banner.LION))).asks().getFirst();
        var out = new TreeMap<String, String>();
        for (var option : prompt.options()) {
            if (option.barred() != null) {
                out.put(line(option), option.barred().key() + " " + option.clause());
            }
        }
        return out;
    }

    private static String line(Option option) {
        return option.on().isEmpty() ? option.line() : option.lines().getFirst();
    }

    @Test
    void inTheCityWithAnEmptyHandThereIsLittleToDo() {
        assertThat(barred("{lion: {hero: rogue, life: 6}, actions: 6}"))
                .containsEntry("fight", "refused.no-minions DR-6.1")
                .containsEntry("attack", "refused.no-general DR-8.1")
                .containsEntry("heal", "refused.unhurt DR-5.11")
                .containsEntry("ride {on}", "refused.no-horse DR-5.2")
                .containsEntry("fly {on}", "refused.no-eagle DR-5.3")
                .containsEntry("build {on}", "refused.no-card-of DR-5.8")
                .containsEntry("cleanse {on}", "refused.not-tainted DR-5.10")
                .doesNotContainKeys("walk {on}", "rumours {on}", "sanctify", "teleport", "shoot {on}");
    }

    @Test
    void whatCanBeDoneIsNotBarred() {
        assertThat(barred(
                        "{lion: {hero: rogue, life: 3, place: wolf-pass}, actions: 3, minions: {blue: {wolf-pass: 1}},"
                                + " cards: {hc-01: lion, hc-02: lion, hc-79: lion}}"))
                .containsEntry("heal", "refused.minions-here DR-5.11")
                .doesNotContainKeys("fight", "ride {on}", "fly {on}", "build {on}");
    }

    @Test
    void aGateIsNotBuiltTwiceAndTheLandIsHealedInItsColour() {
        assertThat(barred("{lion: {place: dancing-stones}, gates: {dancing-stones: 1}, cards: {hc-47: lion}}"))
                .containsEntry("build {on}", "refused.gate-there DR-1.4");
        assertThat(barred("{lion: {place: cursed-plateau}, crystals: {cursed-plateau: 1}, cards: {hc-21: lion}}"))
                .containsEntry("cleanse {on}", "refused.no-colour DR-5.10");
    }

    @Test
    void onlyItsHeroMissesASkill() {
        assertThat(barred("lion: {hero: cleric}")).containsEntry("sanctify", "refused.not-tainted DR-15.3");
        assertThat(barred("lion: {hero: wizard}"))
                .containsEntry("fireball {on}", "refused.no-minions DR-15.23")
                .doesNotContainKey("teleport");
        assertThat(barred("{lion: {hero: wizard, place: wolf-pass}, minions: {blue: {wolf-pass: 1}}}"))
                .containsEntry("fireball {on}", "refused.no-fire DR-15.23");
        assertThat(barred("{lion: {hero: ranger}, minions: {red: {}, green: {}, black: {}, blue: {}}}"))
                .containsEntry("shoot {on}", "refused.no-minions-near DR-15.14");
    }

    @Test
    void withoutAnActionOneReasonDoesForAll() {
        assertThat(barred("{lion: {hero: rogue}, actions: 0, cards: {magic-gate: lion}}"))
                .containsExactly(Map.entry("walk {on}", "refused.no-actions DR-4.1"));
    }

    @Test
    void aPurpleCardForAnotherTimeAndACardWithAnotherPortraitSayWhy() {
        assertThat(barred("{lion: {hero: rogue}, cards: {all-is-quiet: lion}}"))
                .hasEntrySatisfying("play all-is-quiet", why -> assertThat(why).startsWith("refused.not-now DR-"));
        var s = GAME.parse(
                Documents.read("{lion: {place: dark-woods}, minions: {black: {}}, cards: {hc-43: lion, hc-01: lion}}"));
        assertThat(barred(GAME.play(s, new Step.Chosen<>(Banner.LION, new Day.Attack()))))
                .containsEntry("commit hc-01", "refused.portrait DR-8.3")
                .containsEntry("ready", "refused.commit-first DR-8.1")
                .doesNotContainKey("commit hc-43");
    }
}
