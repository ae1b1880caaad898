package tabard.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Element.Piece;

/** What boxes and scenes are put together from. */
final class ZonesTest {
    @Test
    void zonesBelongToNobodyOrToASeat() {
        var zones = new Zones().row("market", "board", RowLook.LINE, "market", "C-1", "fleeting");
        zones.of("red").row("red.hand", "red", RowLook.FAN, null, null);
        assertThat(zones.all())
                .containsExactly(
                        new Zone(
                                "market",
                                "board",
                                null,
                                new Shape.Row(RowLook.LINE, 0),
                                Said.of("market"),
                                "C-1",
                                List.of("fleeting")),
                        new Zone("red.hand", "red", "red", new Shape.Row(RowLook.FAN, 0), null, null, List.of()));
    }

    @Test
    void aCountedThingIsTheSameObjectForTheSameNumber() {
        var cubes = new Counted("red.stock/cube", "cube", "red", 3, "spent");
        assertThat(cubes.of(2)).isSameAs(cubes.of(2));
        assertThat(cubes.of(5))
                .isEqualTo(new Piece("red.stock/cube", "cube", "red.stock", "red", 5, null, List.of("spent")));
        var out = new ArrayList<Piece>();
        cubes.addTo(out, 0);
        cubes.addTo(out, 1);
        assertThat(out).containsExactly(cubes.of(1));
    }

    @Test
    void marksAndPartsAreNamedByTheirWords() {
        assertThat(Box.marks("first")).containsEntry("first", Said.of("mark.first"));
        assertThat(Part.of("cube", PartForm.CUBE, null, "C-1").tip()).isEqualTo(Said.of("cube.tip"));
    }
}
