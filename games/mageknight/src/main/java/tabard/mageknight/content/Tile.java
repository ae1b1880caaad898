package tabard.mageknight.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** A tile of the map: both sides of the start tile, 11 of the countryside, 4 of the core without and 4 with a city (MK-2.5). */
public record Tile(int ordinal, String name, Type type, Reverse reverse, List<Hex> hexes) implements Named {
    /** What kind of tile. */
    public enum Type {
        START,
        COUNTRYSIDE,
        CORE,
        CITY
    }

    /** What its back shows. */
    public enum Reverse {
        START,
        COUNTRYSIDE,
        CORE
    }

    /** One of its seven spaces; a mine has a colour, and a city is one of four. */
    public record Hex(
            Terrain terrain,
            @Nullable Site site,
            @Nullable Mana mine,
            @Nullable City city) {
        public boolean has(Site wanted) {
            return site == wanted;
        }
    }

    public static final List<Tile> ALL = Entry.all("tiles.json", "tiles", 21, Tile::read);

    /** By their numbers, from 1. */
    public static final List<Tile> COUNTRYSIDE = ALL.subList(2, 13);

    /** The core tiles without a city. */
    public static final List<Tile> CORE = ALL.subList(13, 17);

    /** Those with one. */
    public static final List<Tile> CITIES = ALL.subList(17, 21);

    private static final List<Tile> BY_CITY =
            City.ALL.stream().map(city -> of(city.tile)).toList();

    private static Tile read(int ordinal, Entry entry) {
        var hexes = new ArrayList<Hex>();
        var seven = entry.entry("hexes");
        Compass.ALL.forEach(at -> hexes.add(hex(seven.entry(at.name()), entry.id())));
        seven.done();
        var tile = new Tile(
                ordinal,
                entry.name(),
                entry.word("type", Type.class),
                entry.word("back", Reverse.class),
                List.copyOf(hexes));
        entry.require(entry.id().startsWith("tile-"), "an id without tile-");
        entry.require((tile.type == Type.CITY) == tile.has(Site.CITY), "a tile with a city is of that type");
        entry.require((tile.type == Type.START) == hexes.getFirst().has(Site.PORTAL), "a start tile has the portal");
        entry.require(
                tile.type == Type.START || hexes.stream().noneMatch(hex -> hex.terrain == Terrain.SEA),
                "sea beside a start tile");
        return tile;
    }

    private static Hex hex(Entry entry, String tile) {
        var hex = new Hex(
                entry.word("terrain", Terrain.class),
                entry.wordIf("site", Site.class),
                entry.wordIf("mine", Mana.class),
                entry.wordIf("city", City.class));
        entry.require(hex.has(Site.MINE) == (hex.mine != null && hex.mine.basic()), "mine");
        entry.require(hex.has(Site.CITY) == (hex.city != null), "city");
        entry.require(hex.city == null || hex.city.tile.equals(tile), "the city stands on another tile");
        entry.done();
        return hex;
    }

    public Hex at(Compass space) {
        return hexes.get(space.ordinal());
    }

    public boolean has(Site site) {
        return hexes.stream().anyMatch(hex -> hex.has(site));
    }

    /** The one that city stands on. */
    public static Tile of(City city) {
        return BY_CITY.get(city.ordinal());
    }

    public int bit() {
        return 1 << ordinal;
    }

    public static Tile of(String word) {
        return ALL.stream().filter(tile -> tile.word().equals(word)).findFirst().orElseThrow();
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
