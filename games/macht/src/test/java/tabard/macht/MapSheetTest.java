package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tabard.macht.content.Board;
import tabard.table.Options;
import tabard.table.scene.Shape.Area;
import tabard.table.scene.Shape.Surface;

/** How maps are drawn. */
class MapSheetTest {
    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void everyProvinceHasItsNamePiecesAndVerdictOnTheSheetAndClearOfEachOther(Options map) {
        var zones = Walk.GAME.box(map).zones();
        var sheet = (Surface) zones.getFirst().shape();
        var areas = zones.stream()
                .filter(zone -> zone.shape() instanceof Area)
                .map(zone -> (Area) zone.shape())
                .toList();
        assertThat(areas).hasSize(Long.bitCount(Board.of(map).provinces()));
        for (var area : areas) {
            assertThat(area.path()).matches("M\\d+ \\d+l[-0-9 ]+z");
            assertThat(area.x()).isBetween(sheet.x(), sheet.x() + 0.62 * sheet.w());
            assertThat(area.bx()).isBetween(sheet.x(), sheet.x() + 0.62 * sheet.w());
            assertThat(area.by()).isBetween(sheet.y(), sheet.y() + sheet.h());
            for (var other : areas) {
                boolean near = Math.abs(area.bx() - other.x()) < 40 && Math.abs(area.by() - other.y()) < 30;
                boolean same = area.equals(other)
                        || Math.abs(area.bx() - other.bx()) >= 48
                        || Math.abs(area.by() - other.by()) >= 24;
                assertThat(!near && same).isTrue();
            }
        }
    }
}
