package tabard.mageknight.bot;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;

/** How far it is from space to space of the map as it lies; the last map that was asked for is remembered, for a search asks about it thousands of times. */
final class Paths {
    static final int FAR = 99;

    private static final ThreadLocal<Paths> LAST = new ThreadLocal<>();

    private final int[] layout;
    private final int[] costs = new int[Space.ALL.size()];
    private final int[][] from = new int[Space.ALL.size()][];
    private final List<Space> frontier = new ArrayList<>();
    private final List<Plot> plots = new ArrayList<>();

    static Paths of(State s) {
        var layout = layout(s);
        var last = LAST.get();
        if (last == null || !Arrays.equals(last.layout, layout)) {
            last = new Paths(s, layout);
            LAST.set(last);
        }
        return last;
    }

    private static int[] layout(State s) {
        int[] layout = new int[Tile.ALL.size() + 1];
        for (int i = 0; i < Tile.ALL.size(); i++) {
            var slot = s.slot(Tile.ALL.get(i));
            layout[i] = slot == null ? -1 : slot.ordinal();
        }
        layout[Tile.ALL.size()] = s.time().ordinal()
                + 2 * Math.min(1, Outlook.unexplored(s))
                + 4 * s.options().seats();
        return layout;
    }

    private Paths(State s, int[] layout) {
        this.layout = layout;
        for (var plot : Plot.ALL) {
            if (!plot.secret() && s.space(plot) != null) {
                plots.add(plot);
            }
        }
        for (var space : Space.ALL) {
            costs[space.ordinal()] = s.revealed(space) ? cost(s, space) : FAR;
        }
        if (Outlook.unexplored(s) > 0) {
            for (var space : Space.ALL) {
                if (costs[space.ordinal()] < FAR
                        && space.borders().stream()
                                .anyMatch(slot -> s.tile(slot) == null && Outlook.explorable(s, slot))) {
                    frontier.add(space);
                }
            }
        }
    }

    private static int cost(State s, Space space) {
        var hex = s.hex(space);
        if (hex == null) {
            return FAR;
        }
        if (hex.site() == Site.CITY) {
            return s.has(Feature.CLOSED_CITIES) ? FAR : Site.CITY.moveCost();
        }
        return hex.terrain().access() == Terrain.Access.OPEN ? hex.terrain().cost(s.time()) : FAR;
    }

    /** The sites of the tiles that lie, without secret entrances. */
    List<Plot> plots() {
        return plots;
    }

    /** Spaces from which a tile may be laid. */
    List<Space> frontier() {
        return frontier;
    }

    /** The Move it takes to enter that space from here. */
    int to(Space here, Space there) {
        int[] known = from[here.ordinal()];
        if (known == null) {
            known = distances(here);
            from[here.ordinal()] = known;
        }
        return known[there.ordinal()];
    }

    /** The Move it takes to get next to it. */
    int beside(Space here, Space there) {
        int least = FAR;
        for (var near : there.around()) {
            least = near.equals(here) ? 0 : Math.min(least, to(here, near));
            if (least == 0) {
                break;
            }
        }
        return least;
    }

    private int[] distances(Space here) {
        int[] distances = new int[Space.ALL.size()];
        Arrays.fill(distances, FAR);
        distances[here.ordinal()] = 0;
        var queue = new ArrayDeque<Space>();
        queue.add(here);
        for (@Nullable Space space = queue.poll(); space != null; space = queue.poll()) {
            for (var near : space.around()) {
                int sum = distances[space.ordinal()] + costs[near.ordinal()];
                if (costs[near.ordinal()] < FAR && sum < distances[near.ordinal()]) {
                    distances[near.ordinal()] = sum;
                    queue.add(near);
                }
            }
        }
        return distances;
    }
}
