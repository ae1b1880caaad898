package tabard.macht.scene;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.*;
import tabard.macht.content.Content.MapFile;
import tabard.table.scene.*;

/** Draws a map file: provinces as outlines with a place for the pieces and one for the verdict, and the sheet they lie on. */
final class MapSheet {
    // in units of the map: what stands at a label (marker, name, pieces), a verdict, and the sea left around the land
    private static final double LETTER = 4.6;
    private static final double ABOVE = 36;
    private static final double BELOW = 42;
    private static final double PILL_WIDTH = 48;
    private static final double PILL_HEIGHT = 24;
    private static final double REACH = 96;
    private static final double STEP = 4;
    private static final double SEA = 60;
    private static final double FRAME = 18;

    /** The cartouche covers the rest of the sheet. */
    private static final double LAND_SHARE = 0.62;

    private static final double PROPORTION = 1.5;

    private static final List<Offset> OFFSETS = offsets();

    private MapSheet() {}

    /** A sheet with the land on its left and room for the cartouche on its right. */
    static Shape.Surface sheet(MapFile map, String art) {
        var land = new Rectangle2D.Double();
        for (var entry : map.provinces()) {
            var bounds = shape(entry).getBounds2D();
            land.setRect(land.isEmpty() ? bounds : land.createUnion(bounds));
        }
        double height = land.height + 2 * FRAME;
        double width = Math.max(height * PROPORTION, (SEA + land.width + FRAME) / LAND_SHARE);
        return new Shape.Surface(land.x - SEA, land.y - FRAME, Math.rint(width), height, art);
    }

    /** The provinces of a map, in the order of its file. */
    static List<Shape.Area> areas(MapFile map) {
        var taken = new ArrayList<Rectangle2D>();
        for (var entry : map.provinces()) {
            taken.add(block(entry));
        }
        var areas = new ArrayList<Shape.Area>();
        for (var entry : map.provinces()) {
            var verdict = verdict(entry, taken);
            taken.add(verdict);
            areas.add(new Shape.Area(
                    Outline.path(entry.polygon()),
                    entry.label()[0],
                    entry.label()[1],
                    verdict.getCenterX(),
                    verdict.getCenterY()));
        }
        return areas;
    }

    private static Path2D shape(MapFile.Entry entry) {
        var shape = new Path2D.Double();
        for (double[] point : entry.polygon()) {
            if (shape.getCurrentPoint() == null) {
                shape.moveTo(point[0], point[1]);
            } else {
                shape.lineTo(point[0], point[1]);
            }
        }
        shape.closePath();
        return shape;
    }

    private static Rectangle2D block(MapFile.Entry entry) {
        double half = LETTER * Math.max(entry.name().length(), 6);
        return new Rectangle2D.Double(entry.label()[0] - half, entry.label()[1] - ABOVE, 2 * half, ABOVE + BELOW);
    }

    /** As near to the label as may be, inside the province rather than outside, above rather than below, and over nothing else. */
    private static Rectangle2D verdict(MapFile.Entry entry, List<Rectangle2D> taken) {
        var shape = shape(entry);
        Rectangle2D best = place(entry, new Offset(0, -ABOVE));
        double least = Double.MAX_VALUE;
        for (var offset : OFFSETS) {
            if (offset.cost() >= least) {
                break;
            }
            var place = place(entry, offset);
            if (taken.stream().noneMatch(place::intersects)) {
                double cost = offset.cost() + (shape.contains(place) ? 0 : shape.intersects(place) ? FRAME : SEA);
                best = cost < least ? place : best;
                least = Math.min(cost, least);
            }
        }
        return best;
    }

    /** Where a verdict may hang, as seen from the label. */
    private record Offset(double dx, double dy) {
        double cost() {
            return Math.hypot(dx, dy) + (dy > 0 ? FRAME : 0);
        }
    }

    private static List<Offset> offsets() {
        var offsets = new ArrayList<Offset>();
        for (double dy = -REACH; dy <= REACH; dy += STEP) {
            for (double dx = -REACH; dx <= REACH; dx += STEP) {
                offsets.add(new Offset(dx, dy));
            }
        }
        offsets.sort(Comparator.comparingDouble(Offset::cost));
        return offsets;
    }

    private static Rectangle2D place(MapFile.Entry entry, Offset offset) {
        return new Rectangle2D.Double(
                entry.label()[0] + offset.dx - PILL_WIDTH / 2,
                entry.label()[1] + offset.dy - PILL_HEIGHT / 2,
                PILL_WIDTH,
                PILL_HEIGHT);
    }
}
