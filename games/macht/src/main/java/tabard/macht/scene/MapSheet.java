package tabard.macht.scene;

import java.util.DoubleSummaryStatistics;
import java.util.stream.Stream;
import tabard.macht.content.Content.MapFile;
import tabard.table.scene.*;

/** Draws a map file: provinces as outlines with a place for the pieces and one for the verdict, and the sheet they lie on. */
final class MapSheet {
    // in units of the map: the sea left of the land, and what is left free on its other sides
    private static final double SEA = 60;
    private static final double FRAME = 18;

    /** The cartouche covers the rest of the sheet. */
    private static final double LAND_SHARE = 0.57;

    private static final double PROPORTION = 1.5;

    private MapSheet() {}

    /** A sheet with the land on its left and room for the cartouche on its right. */
    static Shape.Surface sheet(MapFile map, String art) {
        var across = span(map, 0);
        var down = span(map, 1);
        double height = down.getMax() - down.getMin() + 2 * FRAME;
        double land = SEA + across.getMax() - across.getMin() + FRAME;
        double width = Math.max(height * PROPORTION, land / LAND_SHARE);
        return new Shape.Surface(across.getMin() - SEA, down.getMin() - FRAME, Math.rint(width), height, art);
    }

    private static DoubleSummaryStatistics span(MapFile map, int axis) {
        return map.provinces().stream()
                .flatMap(entry -> Stream.of(entry.polygon()))
                .mapToDouble(point -> point[axis])
                .summaryStatistics();
    }

    static Shape.Area area(MapFile.Entry entry) {
        double[] label = entry.label();
        double[] verdict = entry.verdict();
        return new Shape.Area(Outline.path(entry.polygon()), label[0], label[1], verdict[0], verdict[1]);
    }
}
