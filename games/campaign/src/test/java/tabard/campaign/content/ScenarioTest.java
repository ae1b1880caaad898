package tabard.campaign.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The maps and set-ups of the box. */
class ScenarioTest {
    static java.util.List<Scenario> all() {
        return Scenario.ALL;
    }

    @Test
    void thereIsOneForEveryNumberOfPlayersAndOneWithRuins() {
        assertThat(Scenario.ALL).extracting(Scenario::players).containsExactly(2, 3, 4, 5, 6, 2);
        assertThat(Scenario.ALL).extracting(s -> s.map().size()).containsExactly(21, 25, 33, 41, 49, 19);
        assertThat(Scenario.of("ruins-2p").map().territories())
                .extracting(Territory::neutral)
                .contains(Building.values());
    }

    @ParameterizedTest
    @MethodSource("all")
    void neighboursAreMutualAndBordersAreDrawn(Scenario scenario) {
        var map = scenario.map();
        var drawn = new HashSet<Long>();
        for (var border : map.borders()) {
            long both = 1L << border.a() | 1L << border.b();
            drawn.add(both);
            assertThat(border.closed())
                    .isEqualTo((map.open(Place.ALL.get(border.a()))
                                    & Place.ALL.get(border.b()).bit())
                            == 0);
            assertThat(border.arcs()).isNotEmpty();
        }
        long ends = 0;
        for (var territory : map.territories()) {
            for (var other : Place.in(map.neighbours(Place.of(territory.number())))) {
                assertThat(map.neighbours(other) & territory.bit()).isNotZero();
                assertThat(drawn).contains(territory.bit() | other.bit());
                ends++;
            }
        }
        assertThat(drawn).hasSize((int) ends / 2);
        assertThat(map.golds() & ~map.mountains()).isZero();
        assertThat(map.borders()).anyMatch(Border::closed);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everySeatBeginsAlike(Scenario scenario) {
        long factions =
                scenario.muster(0).starts().stream().filter(Start::faction).count();
        for (var muster : scenario.musters()) {
            assertThat(muster.starts().stream().mapToInt(Start::pa).sum()).isEqualTo(9000);
            assertThat(muster.gold()).isEqualTo(1000);
            assertThat(muster.pc()).isEqualTo(2);
            assertThat(muster.starts()).filteredOn(Start::faction).hasSize((int) factions);
        }
        assertThat(scenario.turns()).isEqualTo(12);
    }

    @Test
    void theSampleCampaignsScenarioIsTheOneWithThreeSeats() {
        var document = CampaignDocument.standard(Scenario.of("standard-3p"));
        assertThat(document.seats()).hasSize(3);
        assertThat(document.turns()).isEqualTo(12);
        assertThat(document.battles()).isEqualTo(Battles.VIRTUAL);
        assertThat(document.goldObjectives()).isTrue();
    }

    @Test
    void thereAreNineteenPeoples() {
        assertThat(People.ALL).hasSize(19);
        assertThat(People.of("tir_na_bor").word()).isEqualTo("tir-na-bor");
        assertThat(Place.ALL.get(16).word()).isEqualTo("17");
    }
}
