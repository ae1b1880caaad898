package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** One of the 45 locations of the board (DR-1.1): a land, an inn, or the City. Sets of them are bits of a long. */
public final class Location implements Named {
    /** What kind of location it is. */
    public enum Kind {
        LAND,
        INN,
        CITY
    }

    public static final List<Location> ALL = places();
    public static final Location CITY = of("monarch_city");

    private final int ordinal;
    private final String name;
    private final String word;
    private final Kind kind;
    private final @Nullable Colour colour;
    private final boolean chest;

    private Location(int ordinal, String name, Kind kind, @Nullable Colour colour, boolean chest) {
        this.ordinal = ordinal;
        this.name = name;
        this.word = Named.super.word();
        this.kind = kind;
        this.colour = colour;
        this.chest = chest;
    }

    private static List<Location> places() {
        var all = new ArrayList<Location>();
        for (var entry : Content.BOARD.locations()) {
            var colour = entry.colour() == null ? null : Colour.valueOf(entry.colour());
            all.add(new Location(
                    all.size(),
                    entry.id().toUpperCase(Locale.ROOT),
                    Kind.valueOf(entry.kind()),
                    colour,
                    entry.chest()));
        }
        return List.copyOf(all);
    }

    /** By the id that the content files use. */
    public static Location of(String id) {
        for (var place : ALL) {
            if (place.name.equalsIgnoreCase(id)) {
                return place;
            }
        }
        throw new IllegalStateException("unknown location " + id);
    }

    /** The first of a set that is not empty. */
    public static Location first(long set) {
        return ALL.get(Long.numberOfTrailingZeros(set));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int ordinal() {
        return ordinal;
    }

    public long bit() {
        return 1L << ordinal;
    }

    public boolean land() {
        return kind == Kind.LAND;
    }

    public boolean inn() {
        return kind == Kind.INN;
    }

    /** Where a Rogue finds more (DR-15.17). */
    public boolean chest() {
        return chest;
    }

    /** Inns and the City have none. */
    @Nullable
    public Colour colour() {
        return colour;
    }

    public boolean is(Colour wanted) {
        return colour == wanted;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word();
    }
}
