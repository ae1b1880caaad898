package tabard.immortals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.immortals.content.Colour;
import tabard.table.Viewer;
import tabard.table.text.Words;

/** What the chronicle says of a battle must be what came of it. */
final class BattleToldTest {
    private static final Immortals GAME = new Immortals();
    private static final Words ENGLISH = Words.of(GAME, "en");

    /** Red attacks Forge Fire, where Blue stands, with a card that shows this region. */
    private static String told(String shown, String fell) {
        var s = GAME.parse(Map.of(
                "regions",
                Map.of(
                        "light-heartwood", Map.of("owner", "red", "armies", 5),
                        "light-forge-fire", Map.of("owner", "blue", "armies", 3)),
                "inhabitants",
                Map.of("tower", 6, "tray", 2),
                "agenda",
                List.of("throwing red " + shown + " light-heartwood light-forge-fire 4")));
        var seen = GAME.see(s, Viewer.of(Colour.VIOLET));
        return ENGLISH.say(GAME.told(seen, GAME.step("chance: " + fell)));
    }

    private static String clause(String agenda, String step) {
        var s = GAME.parse(Map.of(
                "regions",
                Map.of(
                        "light-heartwood", Map.of("owner", "red", "armies", 5),
                        "light-forge-fire", Map.of("owner", "blue", "armies", 3)),
                "inhabitants",
                Map.of("tower", 6, "tray", 2),
                "agenda",
                List.of(agenda)));
        return GAME.clause(GAME.see(s, Viewer.of(Colour.RED)), GAME.step(step));
    }

    @Test
    void aBattleRestsOnTheClauseThatDecidesIt() {
        String onBlue = "throwing red light-heartwood light-heartwood light-forge-fire 4";
        assertThat(clause(onBlue, "chance: fell 2 0 1 0 0 3")).isEqualTo("IM-14.14");
        assertThat(clause(onBlue, "chance: fell 1 0 2 0 0 3")).isEqualTo("IM-14.15");
        assertThat(clause(onBlue, "chance: fell 2 0 2 0 0 3")).isEqualTo("IM-14.16");
        assertThat(clause(
                        "throwing red light-forge-fire light-heartwood light-forge-fire 4", "chance: fell 0 0 1 0 0 3"))
                .isEqualTo("IM-14.18");
        String onNobody = "light-heartwood light-mossgate 4";
        assertThat(clause("throwing red light-heartwood " + onNobody, "chance: fell 2 0 1 0 0 3"))
                .isEqualTo("IM-14.6");
        assertThat(clause("throwing red light-saltmarsh " + onNobody, "chance: fell 2 0 1 0 0 3"))
                .isEqualTo("IM-14.8");
    }

    @Test
    void whoeverWinsWithCubesOfHisOwnTakesOrHoldsTheRegion() {
        assertThat(told("light-heartwood", "fell 2 0 1 0 0 3"))
                .isEqualTo("Red beats Blue in Light Forge Fire, 2 to 1; the inhabitants are neutral.");
        assertThat(told("light-saltmarsh", "fell 2 0 1 0 0 3"))
                .isEqualTo("Blue holds Light Forge Fire against Red, 4 to 2; the inhabitants fight for the defender.");
    }

    @Test
    void aVictoryOfInhabitantsAloneLeavesTheRegionUnoccupied() {
        assertThat(told("light-forge-fire", "fell 0 0 1 0 0 3"))
                .isEqualTo("Red beats Blue in Light Forge Fire, 3 to 1, by inhabitants alone:"
                        + " nobody holds the region now.");
        assertThat(told("light-saltmarsh", "fell 1 0 0 0 0 3"))
                .isEqualTo("Blue beats Red in Light Forge Fire, 3 to 1, by inhabitants alone:"
                        + " nobody holds the region now.");
    }
}
