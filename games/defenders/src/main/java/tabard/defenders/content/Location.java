package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;

/** One of the 45 locations of the board (DR-1.1): a land, an inn, or the City. Sets of them are bits of a long. */
public final class Location extends Printed {
    /** What kind of location it is. */
    public enum Kind {
        LAND,
        INN,
        CITY
    }

    public static final List<Location> ALL = Content.numbered(Content.BOARD.locations(), Location::new);
    public static final Location CITY = of("monarch_city");

    private final Kind kind;
    private final @Nullable Colour colour;
    private final boolean chest;

    private Location(int ordinal, Content.LocationEntry entry) {
        super(ordinal, entry.id());
        this.kind = entry.kind();
        this.colour = entry.colour();
        this.chest = entry.chest();
    }

    /** By the id that the content files use. */
    public static Location of(String id) {
        for (var place : ALL) {
            if (place.name().equalsIgnoreCase(id)) {
                return place;
            }
        }
        throw new IllegalStateException("unknown location " + id);
    }

    public static @Nullable Location ofNullable(@Nullable String id) {
        return id == null ? null : of(id);
    }

    public long bit() {
        return 1L << ordinal();
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
}
