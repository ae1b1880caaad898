package tabard.defenders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** One of the 45 locations of the board (DR-1.1): a land, an inn, or the City. Sets of them are bits of a long. */
final class Place implements Named {
    /** What kind of location it is. */
    enum Kind {
        LAND,
        INN,
        CITY
    }

    static final List<Place> ALL = places();
    static final Place CITY = of("monarch_city");

    private final int ordinal;
    private final String name;
    private final Kind kind;
    private final @Nullable Colour colour;
    private final boolean chest;

    private Place(int ordinal, String name, Kind kind, @Nullable Colour colour, boolean chest) {
        this.ordinal = ordinal;
        this.name = name;
        this.kind = kind;
        this.colour = colour;
        this.chest = chest;
    }

    private static List<Place> places() {
        var all = new ArrayList<Place>();
        for (var entry : Content.BOARD.locations()) {
            var colour = entry.colour() == null ? null : Colour.valueOf(entry.colour());
            all.add(new Place(
                    all.size(),
                    entry.id().toUpperCase(Locale.ROOT),
                    Kind.valueOf(entry.kind()),
                    colour,
                    entry.chest()));
        }
        return List.copyOf(all);
    }

    /** By the id that the content files use. */
    static Place of(String id) {
        for (var place : ALL) {
            if (place.name.equalsIgnoreCase(id)) {
                return place;
            }
        }
        throw new IllegalStateException("unknown location " + id);
    }

    /** The first of a set that is not empty. */
    static Place first(long set) {
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

    long bit() {
        return 1L << ordinal;
    }

    boolean land() {
        return kind == Kind.LAND;
    }

    boolean inn() {
        return kind == Kind.INN;
    }

    /** Where a Rogue finds more (DR-15.17). */
    boolean chest() {
        return chest;
    }

    /** Inns and the City have none. */
    @Nullable
    Colour colour() {
        return colour;
    }

    boolean is(Colour wanted) {
        return colour == wanted;
    }

    @Override
    public String toString() {
        return word();
    }
}
