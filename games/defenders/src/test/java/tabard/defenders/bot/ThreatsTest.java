package tabard.defenders.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.defenders.Defenders;
import tabard.defenders.content.Banner;
import tabard.defenders.content.Colour;
import tabard.defenders.content.General;
import tabard.defenders.content.Location;
import tabard.defenders.rules.Hands;
import tabard.defenders.rules.State;

/** What positions are judged by: perils, and what is under way. */
final class ThreatsTest {
    private static final Defenders GAME = new Defenders();

    private static State given(Map<String, Object> document) {
        var all = new LinkedHashMap<String, Object>(document);
        all.put("seats", 2);
        all.put("lion", Map.of("hero", "cleric", "place", "blood-flats", "life", 6));
        all.put("stag", Map.of("hero", "dwarf", "place", "monarch-city", "life", 5));
        return GAME.parse(all);
    }

    private static State minions(String colour, int count) {
        return given(Map.of("minions", Map.of(colour, Map.of("blood-flats", count))));
    }

    private static double taint(State s) {
        return CrystalsToCome.toCome(s, Location.of("blood_flats"), s.minions(Location.of("blood_flats")));
    }

    @Test
    void theMoreMinionsALandHoldsTheMoreCrystalsTheyMayBring() {
        for (int count = 0; count < 3; count++) {
            assertThat(taint(minions("blue", count))).isLessThan(taint(minions("blue", count + 1)));
        }
        assertThat(taint(minions("blue", 0))).isZero();
    }

    @Test
    void twoDemonsTaintALandSoonerThanOthers() {
        assertThat(taint(minions("red", 2))).isGreaterThan(taint(minions("blue", 2)));
    }

    @Test
    void aGeneralBeforeTheCityMayEnterItTonightAsLongAsTheDeckHoldsACardForIt() {
        var before = Map.<String, Object>of("varkolak", Map.of("step", 3));
        var discarded = new LinkedHashMap<String, Object>();
        for (String card : List.of("ds-34", "ds-35", "ds-49", "ds-52")) {
            discarded.put(card, "discards");
        }
        assertThat(Threats.lastNight(given(Map.of()))).isZero();
        assertThat(Threats.lastNight(given(Map.of("generals", before)))).isEqualTo(4.0 / 56);
        assertThat(Threats.lastNight(given(Map.of("generals", before, "darkness", discarded))))
                .isZero();
    }

    @Test
    void aFightThatHasBegunCountsByTheMinionsItMayKill() {
        var s = minions("red", 3);
        GAME.apply(s, GAME.step("lion: fight"));
        assertThat(PendingDice.killed(s, Colour.RED)).isEqualTo(2); // the Cleric hits demons on 3 and more
        assertThat(PendingDice.left(s, Location.of("blood_flats"))).isEqualTo(1);
        assertThat(Threats.minions(s)).isLessThan(Threats.minions(minions("red", 3)));
    }

    @Test
    void whatIsHeardInAnInnCountsByTheCardsThatTheDeckHolds() {
        var s = given(Map.of());
        double before = HandStrength.against(s, Banner.LION, General.BALAZARG);
        s.push(new Hands.Showing(Banner.LION, Colour.RED, 2));
        assertThat(HandStrength.against(s, Banner.LION, General.BALAZARG)).isBetween(before + 0.3, before + 0.7);
    }
}
