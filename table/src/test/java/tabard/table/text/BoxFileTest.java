package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tabard.table.scene.*;

/** What is laid on a table however it is played. */
final class BoxFileTest {
    private static final BoxFile FILE = BoxFile.beside(BoxFileTest.class);

    @Test
    void aSectionIsLaidDownWithItsHolesFilled() {
        var zones = new Zones();
        FILE.lay("table", zones, Map.of("goal", 12, "clause", "C-1"));
        assertThat(zones.all())
                .containsExactly(
                        zone("market", "board", new Shape.Row(RowLook.GRID, 3), "market", "C-1"),
                        zone("vp", "market", new Shape.Track(0, 12), null, null, "goal-12"),
                        zone("deck", "market", new Shape.Vessel(VesselLook.DECK), null, null));
    }

    @Test
    void aSeatOwnsWhatIsLaidDownForIt() {
        var zones = new Zones();
        FILE.laySeat("seat", zones, "red");
        assertThat(zones.all())
                .containsExactly(
                        new Zone("red.hand", "red", "red", new Shape.Row(RowLook.FAN, 0), null, null, List.of()));
    }

    @Test
    void theThingsListedComeBeforeThoseOfTheGame() {
        var joker = Part.of("joker", PartForm.CARD, null, "C-2");
        assertThat(FILE.parts(List.of(joker))).containsExactly(Part.of("cube", PartForm.CUBE, "box", "C-3"), joker);
        assertThat(FILE.meanings()).containsEntry("first", Said.of("mark.first"));
    }

    private static Zone zone(
            String id, String in, Shape shape, @Nullable String name, @Nullable String clause, String... marks) {
        return new Zone(id, in, null, shape, name == null ? null : Said.of(name), clause, List.of(marks));
    }
}
