package tabard.campaign.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The land of the box favours no seat: each map can be laid on itself, every territory on one that is like it, so that the start of any
 * player comes to lie on that of any other. What seats win unevenly is not the map's doing.
 */
final class EvenLandTest {
    static final List<Scenario> ALL = Scenario.ALL;

    @ParameterizedTest
    @FieldSource("ALL")
    void everySeatHasTheSameLand(Scenario scenario) {
        for (int seat = 1; seat < scenario.players(); seat++) {
            assertThat(new Laying(scenario, seat).fits())
                    .as("seat 1 on seat %d", seat + 1)
                    .isTrue();
        }
    }

    /** With one territory fewer for one of them it does not. */
    @ParameterizedTest
    @FieldSource("ALL")
    void aSingleDifferenceIsFound(Scenario scenario) {
        var poorer = new ArrayList<>(scenario.musters());
        var first = poorer.getFirst();
        poorer.set(
                0,
                new Muster(
                        first.people(),
                        first.gold(),
                        first.pc(),
                        first.starts().subList(1, first.starts().size())));
        var uneven = new Scenario(scenario.id(), scenario.map(), scenario.turns(), poorer);
        assertThat(new Laying(uneven, 1).fits()).isFalse();
    }

    /** The map laid on itself, territory by territory, the first seat on another. */
    private static final class Laying {
        private final Scenario scenario;
        private final CampaignMap map;
        private final int seat;
        private final @Nullable Place[] on;
        private final Map<Place, Begin> starts = new HashMap<>();

        Laying(Scenario scenario, int seat) {
            this.scenario = scenario;
            this.map = scenario.map();
            this.seat = seat;
            on = new Place[map.size()];
            for (int i = 0; i < scenario.players(); i++) {
                for (var start : scenario.muster(i).starts()) {
                    starts.put(start.place(), new Begin(i, start));
                }
            }
        }

        boolean fits() {
            var one = scenario.muster(0);
            var other = scenario.muster(seat);
            return one.gold() == other.gold() && one.pc() == other.pc() && lay(0, 0);
        }

        /** Lays the next territory that touches those that lie already, or the first, wherever it fits. */
        private boolean lay(int count, long used) {
            if (count == map.size()) {
                return true;
            }
            var next = next();
            for (var to : Place.in(map.all() & ~used)) {
                if (alike(next, to)) {
                    on[next.ordinal()] = to;
                    if (lay(count + 1, used | to.bit())) {
                        return true;
                    }
                    on[next.ordinal()] = null;
                }
            }
            return false;
        }

        private Place next() {
            Place best = Place.ALL.getFirst();
            int most = -1;
            for (var place : Place.in(map.all())) {
                int laid = 0;
                for (var near : Place.in(map.neighbours(place))) {
                    laid += on[near.ordinal()] == null ? 0 : 1;
                }
                if (on[place.ordinal()] == null && laid > most) {
                    most = laid;
                    best = place;
                }
            }
            return best;
        }

        private boolean alike(Place place, Place to) {
            if (map.mountain(place) != map.mountain(to)
                    || map.gold(place) != map.gold(to)
                    || map.red(place) != map.red(to)
                    || map.neutral(place) != map.neutral(to)
                    || !started(place, to)
                    || Long.bitCount(map.closed(place)) != Long.bitCount(map.closed(to))
                    || Long.bitCount(map.open(place)) != Long.bitCount(map.open(to))) {
                return false;
            }
            for (var other : Place.in(map.all())) {
                var laid = on[other.ordinal()];
                if (laid != null
                        && (((map.open(place) & other.bit()) != 0) != ((map.open(to) & laid.bit()) != 0)
                                || ((map.closed(place) & other.bit()) != 0) != ((map.closed(to) & laid.bit()) != 0))) {
                    return false;
                }
            }
            return true;
        }

        /** The first seat's start lies on the other's; whoever else starts there, starts with the same. */
        private boolean started(Place place, Place to) {
            var here = starts.get(place);
            var there = starts.get(to);
            if (here == null || there == null) {
                return here == null && there == null;
            }
            return (here.seat != 0 || there.seat == seat)
                    && here.start.pa() == there.start.pa()
                    && here.start.building() == there.start.building()
                    && here.start.reservists() == there.start.reservists();
        }

        private record Begin(int seat, Start start) {}
    }
}
