package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.table.Named;

/** A space of a tile that has a site: what lies there stays with the tile, wherever that is laid. */
public record Plot(int ordinal, String name, Tile tile, Compass at, Site site, boolean secret) implements Named {
    public static final List<Plot> ALL = plots();

    /** Where two tokens may lie: spawning grounds, ruins, and mines that are held (MK-12.7, 12.12, 28.7). */
    public record Lair(int ordinal, Plot plot) implements Named {
        @Override
        public String name() {
            return plot.name;
        }
    }

    public static final List<Lair> LAIRS = lairs();

    private static final Lair[] BY_PLOT = new Lair[ALL.size()];

    static {
        LAIRS.forEach(lair -> BY_PLOT[lair.plot.ordinal] = lair);
    }

    private static final Plot[][] BY_HEX = new Plot[Tile.ALL.size()][Compass.ALL.size()];

    static {
        for (var plot : ALL) {
            if (!plot.secret) {
                BY_HEX[plot.tile.ordinal()][plot.at.ordinal()] = plot;
            }
        }
    }

    private static List<Plot> plots() {
        var all = new ArrayList<Plot>();
        for (var tile : Tile.ALL) {
            for (var at : Compass.ALL) {
                var site = tile.at(at).site();
                if (site != null) {
                    all.add(new Plot(all.size(), tile.name() + "_" + at.name(), tile, at, site, false));
                }
            }
        }
        for (var plot : List.copyOf(all)) {
            var entrance = plot.has(Site.VILLAGE) ? Site.DUNGEON : plot.has(Site.MONASTERY) ? Site.TOMB : null;
            if (entrance != null) {
                all.add(new Plot(all.size(), plot.name + "_ENTRANCE", plot.tile, plot.at, entrance, true));
            }
        }
        return List.copyOf(all);
    }

    /** A dungeon or tomb that lies somewhere next to a village or monastery (MK-28.26, 28.27). */
    public record Entrance(int ordinal, Plot plot) implements Named {
        @Override
        public String name() {
            return plot.name;
        }
    }

    public static final List<Entrance> ENTRANCES = entrances();

    private static List<Entrance> entrances() {
        var entrances = new ArrayList<Entrance>();
        for (var plot : ALL) {
            if (plot.secret) {
                entrances.add(new Entrance(entrances.size(), plot));
            }
        }
        return List.copyOf(entrances);
    }

    /** The entrance that belongs to a village or monastery; for itself, if it is one. */
    public Entrance entrance() {
        for (var entrance : ENTRANCES) {
            if (entrance.plot.tile.equals(tile) && entrance.plot.at == at) {
                return entrance;
            }
        }
        throw new IllegalStateException("no entrance belongs to " + name);
    }

    private static List<Lair> lairs() {
        var lairs = new ArrayList<Lair>();
        for (var plot : ALL) {
            if (plot.has(Site.SPAWNING_GROUNDS) || plot.has(Site.ANCIENT_RUINS) || plot.has(Site.MINE)) {
                lairs.add(new Lair(lairs.size(), plot));
            }
        }
        return List.copyOf(lairs);
    }

    /** The site there, if there is one. */
    @SuppressWarnings("NullAway") // a hex without a site has none
    public static @Nullable Plot of(Tile tile, Compass at) {
        return BY_HEX[tile.ordinal()][at.ordinal()];
    }

    /** Where a second token may lie. */
    @SuppressWarnings("NullAway") // most sites have one token at most
    public @Nullable Lair lair() {
        return BY_PLOT[ordinal];
    }

    public Tile.Hex hex() {
        return tile.at(at);
    }

    public boolean has(Site wanted) {
        return site == wanted;
    }

    /** There is but one of each. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return word();
    }
}
