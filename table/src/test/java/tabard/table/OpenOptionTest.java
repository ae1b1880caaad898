package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A document of the players' own as an option: positions and records hold it whole, and marks cover it. */
class OpenOptionTest {
    private static final Map<String, Object> PLOT = Map.of("rows", List.of("north", "south"));
    private final Orchard orchard = new Orchard(false);
    private final Orchard.State start = orchard.setup(orchard.info().options(2, Map.of("plot", PLOT)));

    private Match<Orchard.State, Orchard.Move> played() {
        var match = new Match<>(orchard, start);
        match.take(orchard.step("ada: climb apple"));
        return match;
    }

    @Test
    void aPositionHoldsItWhole() {
        assertThat(orchard.text(start)).containsEntry("options", Map.of("plot", PLOT));
        assertThat(orchard.parse(orchard.text(start))).isEqualTo(start);
    }

    @Test
    void aRecordHoldsItWholeAndItsMarksCoverIt() {
        String record = GameRecord.write(played(), Map.of());
        assertThat(record).contains("option: plot\n  rows:\n    - north\n    - south\n");
        assertThat(GameRecord.read(orchard, record, _ -> PLOT).now()).isEqualTo(played().now());
        String forged = record.replace("south", "west");
        assertThatThrownBy(() -> GameRecord.read(orchard, forged, _ -> Map.of("rows", List.of("north", "west"))))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void twoDocumentsAreTwoPositions() {
        var other = orchard.setup(orchard.info().options(2, Map.of("plot", Map.of("rows", List.of()))));
        assertThat(other).isNotEqualTo(start);
        assertThat(orchard.mark(other)).isNotEqualTo(orchard.mark(start));
    }
}
