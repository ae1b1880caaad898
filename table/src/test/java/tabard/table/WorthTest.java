package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class WorthTest {
    private enum Side implements Seat {
        LEFT,
        RIGHT
    }

    /** A position is a number: good for the left, bad for the right. */
    private final Worth<Integer> worth = new Worth<>(List.of(
            new Worth.Feature<>("lead", 0.5, (s, seat) -> seat == Side.LEFT ? s : -s),
            new Worth.Feature<>("hope", 0.25, (_, _) -> 1)));

    @Test
    void theWeightedSumIsPressedBetweenLostAndWon() {
        assertThat(worth.of(0, Side.LEFT)).isEqualTo(1 / (1 + Math.exp(-0.25)));
        assertThat(worth.of(100, Side.LEFT)).isBetween(0.999, 1.0);
        assertThat(worth.of(100, Side.RIGHT)).isBetween(0.0, 0.001);
    }

    @Test
    void theMeasuresAreWhatIsWeighted() {
        assertThat(worth.measures(3, Side.RIGHT)).containsExactly(-3, 1);
        assertThat(worth.weights()).containsExactly(0.5, 0.25);
    }

    @Test
    void aLeadIsWhatOneHasMoreThanTheOthersOnAverage() {
        record Table(List<Integer> points) {}
        enum Guest implements Seat {
            ANN,
            BOB,
            CID;
        }
        Worth.Feature<Table> lead =
                Worth.lead("points", 1, _ -> List.of(Guest.values()), (s, guest) -> s.points.get(guest.ordinal()));
        assertThat(lead.measure().of(new Table(List.of(7, 2, 4)), Guest.ANN)).isEqualTo(4);
        assertThat(lead.measure().of(new Table(List.of(7, 2, 4)), Guest.BOB)).isEqualTo(-3.5);
    }

    @Test
    void otherWeightsKeepNamesAndMeasures() {
        var other = worth.reweighted(List.of(2.0, 0.0));
        assertThat(other.features()).extracting(Worth.Feature::name).containsExactly("lead", "hope");
        assertThat(other.measures(3, Side.LEFT)).containsExactly(3, 1);
        assertThat(other.of(1, Side.LEFT)).isEqualTo(1 / (1 + Math.exp(-2)));
        assertThat(other).isEqualTo(worth.reweighted(List.of(2.0, 0.0))).isNotEqualTo(worth);
        assertThat(worth.reweighted(worth.weights())).isEqualTo(worth);
    }

    @Test
    void aFeatureIsSpokenOfByItsKey() {
        assertThat(new Worth.Feature<Integer>("minions near the City", 1, (_, _) -> 1).key())
                .isEqualTo("worth.minions-near-the-city");
    }

    @Test
    void everyFeatureWantsAWeight() {
        assertThatThrownBy(() -> worth.reweighted(List.of(1.0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("1 weights for 2 features");
    }
}
