package tabard.campaign.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Whether the outlines of a map fit: neighbours have an edge in common, nothing overlaps, nothing is left over in the middle. */
final class Fitting {
    private final List<Territory> territories;
    private final Outlines outlines;
    private final Faults faults;

    private Fitting(List<Territory> territories, Faults faults) {
        this.territories = territories;
        this.outlines = new Outlines(territories);
        this.faults = faults;
    }

    static void check(List<Territory> territories, Faults faults) {
        var fitting = new Fitting(territories, faults);
        territories.forEach(fitting::simple);
        if (faults.none()) {
            fitting.edgesOnce();
            fitting.nothingCrosses();
        }
        if (faults.none()) {
            fitting.nothingWithin();
        }
        if (faults.none()) {
            fitting.neighboursTouch();
        }
        if (faults.none()) {
            fitting.oneCoast();
        }
    }

    private void simple(Territory here) {
        var corners = new HashSet<Integer>();
        for (var point : here.polygon()) {
            if (!corners.add(Outlines.corner(point))) {
                refuse(here, "polygon", "map.corner-twice", here.bit(), (int) point[0], (int) point[1]);
                return;
            }
        }
        if (corners.size() < 3 || Outlines.area(here.polygon()) == 0) {
            refuse(here, "polygon", "map.flat", here.bit());
        } else if (!inside(here.label(), here.polygon())) {
            refuse(here, "label", "map.label", here.bit());
        }
    }

    /** Two that have the same edge on the same side lie one upon the other. */
    private void edgesOnce() {
        var first = new HashMap<Long, Territory>();
        for (var here : territories) {
            var polygon = here.polygon();
            for (int k = 0; k < polygon.length; k++) {
                var before = first.putIfAbsent(Outlines.edge(polygon[k], Outlines.after(polygon, k)), here);
                if (before != null) {
                    overlap(before, here, polygon[k]);
                    return;
                }
            }
        }
    }

    private void overlap(Territory one, Territory other, double[] where) {
        refuse(
                other,
                "polygon",
                "map.overlap",
                one.bit() | other.bit(),
                one.number(),
                other.number(),
                (int) where[0],
                (int) where[1]);
    }

    private record Edge(double[] from, double[] to, Territory of) {
        double left() {
            return Math.min(from[0], to[0]);
        }

        double right() {
            return Math.max(from[0], to[0]);
        }

        boolean apart(Edge other) {
            return Math.max(from[1], to[1]) < Math.min(other.from[1], other.to[1])
                    || Math.max(other.from[1], other.to[1]) < Math.min(from[1], to[1]);
        }

        private double side(double[] point) {
            return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
        }

        private boolean ends(double[] point) {
            return same(point, from) || same(point, to);
        }

        private boolean within(double[] point) {
            return !ends(point)
                    && side(point) == 0
                    && point[0] >= left()
                    && point[0] <= right()
                    && point[1] >= Math.min(from[1], to[1])
                    && point[1] <= Math.max(from[1], to[1]);
        }

        /** They cross, or a corner of one lies on the other; meeting at their ends is what edges do. */
        boolean meets(Edge other) {
            return (side(other.from) * side(other.to) < 0 && other.side(from) * other.side(to) < 0)
                    || within(other.from)
                    || within(other.to)
                    || other.within(from)
                    || other.within(to);
        }

        private static boolean same(double[] a, double[] b) {
            return a[0] == b[0] && a[1] == b[1];
        }
    }

    private void nothingCrosses() {
        var edges = new ArrayList<Edge>();
        for (var here : territories) {
            var polygon = here.polygon();
            for (int k = 0; k < polygon.length; k++) {
                int beyond = outlines.beyond(polygon, k);
                if (beyond == Outlines.SEA || beyond > here.ordinal()) {
                    edges.add(new Edge(polygon[k], Outlines.after(polygon, k), here));
                }
            }
        }
        edges.sort(Comparator.comparingDouble(Edge::left));
        for (int i = 0; i < edges.size(); i++) {
            var edge = edges.get(i);
            for (int j = i + 1; j < edges.size() && edges.get(j).left() <= edge.right(); j++) {
                var other = edges.get(j);
                if (!edge.apart(other) && edge.meets(other)) {
                    cross(edge, other);
                    return;
                }
            }
        }
    }

    private void cross(Edge one, Edge other) {
        refuse(
                one.of,
                "polygon",
                "map.crossing",
                one.of.bit() | other.of.bit(),
                one.of.number(),
                other.of.number(),
                (int) one.from[0],
                (int) one.from[1]);
    }

    /** As no edges cross, two overlap only if some edge of one lies within the other. */
    private void nothingWithin() {
        for (var here : territories) {
            var around = Frame.of(here.polygon());
            for (var there : territories) {
                if (here.ordinal() != there.ordinal() && around.touches(Frame.of(there.polygon()))) {
                    nothingWithin(here, around, there);
                }
            }
        }
    }

    private void nothingWithin(Territory here, Frame around, Territory there) {
        var polygon = there.polygon();
        for (int k = 0; k < polygon.length; k++) {
            var next = Outlines.after(polygon, k);
            double[] middle = {(polygon[k][0] + next[0]) / 2, (polygon[k][1] + next[1]) / 2};
            if (around.holds(middle)
                    && outlines.beyond(polygon, k) != here.ordinal()
                    && inside(middle, here.polygon())) {
                overlap(here, there, polygon[k]);
                return;
            }
        }
    }

    /** The rectangle around an outline. */
    private record Frame(double left, double top, double right, double bottom) {
        static Frame of(double[][] polygon) {
            double left = polygon[0][0];
            double top = polygon[0][1];
            double right = left;
            double bottom = top;
            for (var point : polygon) {
                left = Math.min(left, point[0]);
                right = Math.max(right, point[0]);
                top = Math.min(top, point[1]);
                bottom = Math.max(bottom, point[1]);
            }
            return new Frame(left, top, right, bottom);
        }

        boolean holds(double[] point) {
            return point[0] > left && point[0] < right && point[1] > top && point[1] < bottom;
        }

        boolean touches(Frame other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    private void neighboursTouch() {
        for (var here : territories) {
            long touched = 0;
            for (var arc : outlines.arcs(here.polygon())) {
                touched |= arc.beyond() == Outlines.SEA
                        ? 0
                        : Place.ALL.get(arc.beyond()).bit();
            }
            for (var other : Place.in(here.neighbours() & ~touched)) {
                refuse(here, "neighbors", "map.apart", here.bit() | other.bit(), here.number(), other.number());
            }
            for (var other : Place.in(touched & ~here.neighbours())) {
                refuse(here, "neighbors", "map.unlisted", here.bit() | other.bit(), here.number(), other.number());
            }
        }
    }

    private void oneCoast() {
        var coasts = outlines.coasts();
        for (var lake : coasts.subList(1, coasts.size())) {
            long around = 0;
            for (int k = 0; k < lake.length; k++) {
                int owner = outlines.owner(lake[k], Outlines.after(lake, k));
                around |= owner == Outlines.SEA ? 0 : Place.ALL.get(owner).bit();
            }
            var first = Subset.of(territories, around).first();
            refuse(first, "polygon", "map.hole", around, (int) lake[0][0], (int) lake[0][1]);
        }
        var corners = new HashSet<Integer>();
        for (var point : coasts.getFirst()) {
            if (!corners.add(Outlines.corner(point))) {
                faults.add("territories", "", 0, Said.of("map.pinched", (int) point[0], (int) point[1]));
                return;
            }
        }
    }

    /** Whether a point lies within an outline, not on it. */
    static boolean inside(double[] point, double[][] polygon) {
        boolean inside = false;
        for (int k = 0; k < polygon.length; k++) {
            var a = polygon[k];
            var b = Outlines.after(polygon, k);
            if ((a[1] > point[1]) != (b[1] > point[1])
                    && point[0] < (b[0] - a[0]) * (point[1] - a[1]) / (b[1] - a[1]) + a[0]) {
                inside = !inside;
            }
        }
        return inside;
    }

    private void refuse(Territory here, String field, String key, long places, Object... args) {
        faults.add(Land.path(here, field), "", places, Said.of(key, args));
    }
}
