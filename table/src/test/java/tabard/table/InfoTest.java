package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Toy.Colour;
import tabard.table.scene.Said;

/** How a game may be set up. */
class InfoTest {
    private static final Info INFO = new Info(
            "toy",
            "toy-1",
            Colour.ALL,
            2,
            3,
            List.of(new Setting("weather", List.of("fair", "foul")), new Setting("road", List.of("short", "long"))));

    private static void refused(int seats, Map<String, String> chosen, String why) {
        assertThatThrownBy(() -> INFO.options(seats, chosen))
                .isInstanceOf(Refusal.class)
                .hasMessage(why);
    }

    @Test
    void whatIsNotNamedIsStandard() {
        assertThat(INFO.options(3, Map.of("road", "long")))
                .isEqualTo(new Options(3, Map.of("weather", "fair", "road", "long")));
        assertThat(INFO.standard()).isEqualTo(new Options(2, Map.of("weather", "fair", "road", "short")));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        refused(4, Map.of(), "toy is played by 2 to 3 players, not 4");
        refused(2, Map.of("weather", "foull"), "\"foull\" is not a value of this option; did you mean \"foul\"?");
        refused(2, Map.of("weather", "snow"), "\"snow\" is not a value of this option; choose from: fair, foul");
        refused(2, Map.of("wether", "foul"), "There is no option \"wether\"; did you mean \"weather\"?");
    }

    @Test
    void aGameForOneNumberOfPlayersSaysSo() {
        assertThatThrownBy(() -> new Toy().info().options(2, Map.of()))
                .hasMessage("toy is played by exactly 3 players, not 2");
    }

    @Test
    void seatsAreTakenInOrder() {
        assertThat(List.copyOf(INFO.seated(INFO.standard()))).isEqualTo(List.of(Colour.RED, Colour.BLUE));
    }

    @Test
    void aSeatIsFoundByItsWord() {
        assertThat(INFO.seat("blue")).isEqualTo(Colour.BLUE);
        assertThatThrownBy(() -> INFO.seat("purple"))
                .hasMessage("Nobody is called \"purple\"; the seats are: red, blue, green");
        assertThatThrownBy(() -> INFO.seat("bleu")).hasMessage("Nobody is called \"bleu\"; did you mean \"blue\"?");
    }

    private static final Info PICKY = new Info(
            "picky",
            "picky-1",
            Colour.ALL,
            1,
            3,
            List.of(
                    new Setting("weather", List.of("fair", "foul")),
                    new Setting("road", List.of("short", "long")),
                    new Setting("map", List.of("plain"), true)),
            options -> {
                if (options.seats() == 1) {
                    throw new Refusal(Said.of("refused.over"), "PI-1.1");
                }
                if (options.seats() == 3
                        && options.get("weather").equals("fair")
                        && options.get("road").equals("short")) {
                    throw new Refusal(Said.of("refused.over"), "PI-1.2");
                }
            });

    @Test
    void whatIsNotNamedBecomesTheFirstCombinationThatAgrees() {
        assertThat(PICKY.standard().seats()).isEqualTo(2);
        assertThat(PICKY.options(3, Map.of()).get("road")).isEqualTo("long");
        assertThat(PICKY.options(3, Map.of("road", "short")).get("weather")).isEqualTo("foul");
        assertThatThrownBy(() -> PICKY.options(3, Map.of("road", "short", "weather", "fair")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("PI-1.2");
    }

    @Test
    void whatGoesTogetherCanBeListed() {
        assertThat(PICKY.seatsFor(Map.of())).containsExactly(2, 3);
        var fair = Map.of("weather", "fair");
        assertThat(PICKY.valuesFor(PICKY.settings().get(1), 3, fair)).containsExactly("long");
        assertThat(PICKY.valuesFor(PICKY.settings().get(1), 2, fair)).containsExactly("short", "long");
    }

    @Test
    void whoeverCanPlaySoSitsDown() {
        assertThat(PICKY.options(Map.of("road", "long")))
                .isEqualTo(new Options(2, Map.of("weather", "fair", "road", "long", "map", "plain")));
        assertThatThrownBy(() -> PICKY.options(Map.of("road", "bent"))).isInstanceOf(Refusal.class);
    }

    @Test
    void anOpenSettingTakesADocument() {
        var map = Map.of("hills", List.of("north", "south"));
        var options = PICKY.options(2, Map.of("map", map));
        assertThat(options.get("map")).isEqualTo(Options.OWN);
        assertThat(options.document("map")).isEqualTo(map);
        assertThat(PICKY.options(2, Map.of()).document("map")).isEmpty();
        assertThatThrownBy(() -> PICKY.options(2, Map.of("road", map))).isInstanceOf(Refusal.class);
    }

    @Test
    void ofTwoVersionsTheHigherNumberIsTheNewer() {
        assertThat(version("toy-9")).isLessThan(version("toy-10"));
        assertThat(version("toy-story-2")).isEqualTo(2);
        for (String without : List.of("toy", "toy-", "toy-x", "toy-01", "toy-1.2")) {
            assertThatThrownBy(() -> version(without)).isInstanceOf(IllegalStateException.class);
        }
    }

    private static int version(String rules) {
        return new Info("toy", rules, Toy.Colour.ALL, 3, 3, List.of()).version();
    }
}
