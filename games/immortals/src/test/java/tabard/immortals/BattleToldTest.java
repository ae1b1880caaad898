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
                        + " the region is left unoccupied.");
        assertThat(told("light-saltmarsh", "fell 1 0 0 0 0 3"))
                .isEqualTo("Blue beats Red in Light Forge Fire, 3 to 1, by inhabitants alone:"
                        + " the region is left unoccupied.");
    }
}
