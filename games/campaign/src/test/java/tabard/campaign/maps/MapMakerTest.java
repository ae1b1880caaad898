package tabard.campaign.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.campaign.MapRoom;
import tabard.campaign.content.*;
import tabard.table.Refusal;

/** Maps that are made: all lawful, and the same from every seat. */
class MapMakerTest {
    private static final int MAPS = 40;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void eachIsLawfulAndFair(int seats) {
        for (long seed = 1; seed <= MAPS; seed++) {
            var scenario = Scenario.read(new MapRoom().make(seats, seed));
            var map = scenario.map();
            assertThat(scenario.players()).isEqualTo(seats);
            assertThat(map.size()).isBetween(8 * seats + 1, 10 * seats + 1);
            assertThat(map.golds()).isEqualTo(map.mountains()).isNotZero();
            assertThat(map.reds()).isNotZero();
            assertThat(map.marshes()).isNotZero();
            assertThat(map.borders()).anyMatch(Border::closed);
            assertThat(map.territories())
                    .filteredOn(territory -> territory.neutral() == Building.PORTAL)
                    .hasSize(seats);
            var first = seenFrom(scenario, 0);
            for (int seat = 1; seat < seats; seat++) {
                assertThat(seenFrom(scenario, seat))
                        .as("seat %s, seed %s", seat, seed)
                        .isEqualTo(first);
            }
        }
    }

    /** What lies how far from a seat's home, over open borders. */
    private static List<String> seenFrom(Scenario scenario, int seat) {
        var map = scenario.map();
        long homes = scenario.musters().stream()
                .flatMapToLong(muster -> muster.starts().stream()
                        .mapToLong(start -> start.place().bit()))
                .reduce(0, (a, b) -> a | b);
        long reached = scenario.muster(seat).starts().stream()
                .mapToLong(start -> start.place().bit())
                .reduce(0, (a, b) -> a | b);
        var seen = new ArrayList<String>();
        long ring = reached;
        for (int far = 0; ring != 0; far++) {
            long next = 0;
            for (var place : Place.in(ring)) {
                var land = map.territory(place);
                seen.add(far + " " + land.mountain() + land.red() + land.marsh() + land.neutral()
                        + ((homes & place.bit()) != 0)
                        + Long.bitCount(map.open(place)) + Long.bitCount(map.neighbours(place)));
                next |= map.open(place);
            }
            ring = next & ~reached;
            reached |= next;
        }
        assertThat(reached).isEqualTo(map.all());
        seen.sort(null);
        return seen;
    }

    @Test
    void homesOfTwoSeatsNeverTouch() {
        var scenario = Scenario.read(MapMaker.make(6, 3));
        for (var one : scenario.musters()) {
            long near = one.starts().stream()
                    .flatMapToLong(start -> LongStream.of(scenario.map().neighbours(start.place())))
                    .reduce(0, (a, b) -> a | b);
            for (var other : scenario.musters()) {
                if (!one.equals(other)) {
                    assertThat(other.starts())
                            .noneMatch(start -> (near & start.place().bit()) != 0);
                }
            }
        }
    }

    @Test
    void theSameSeedMakesTheSameMap() {
        assertThat(MapMaker.make(3, 7)).isEqualTo(MapMaker.make(3, 7)).isNotEqualTo(MapMaker.make(3, 8));
    }

    @Test
    void nobodyPlaysAloneOrWithSixOthers() {
        for (int seats : new int[] {1, 7}) {
            assertThatThrownBy(() -> new MapRoom().make(seats, 1))
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> assertThat(refusal.clause()).isEqualTo("CA-2.3"));
        }
    }
}
