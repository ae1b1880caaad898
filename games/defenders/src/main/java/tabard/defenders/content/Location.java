package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.ContentFile;

/** One of the 45 locations of the board (DR-1.1): a land, an inn, or the City. Sets of them are bits of a long. */
public final class Location extends Listing {
    /** What kind of location it is. */
    public enum Kind implements Named {
        LAND,
        INN,
        CITY
    }

    public static final List<Location> ALL = each(BoardFile.BOARD.locations(), Location::new);
    public static final Location CITY = of("monarch_city");

    private final BoardFile.Entry entry;

    private Location(int ordinal, BoardFile.Entry entry) {
        super(ordinal, ContentFile.word(entry.id()));
        this.entry = entry;
    }

    /** By the id that the content files use. */
    public static Location of(String id) {
        return Subset.all(ALL).where(place -> place.entry.id().equals(id)).first();
    }

    public boolean land() {
        return entry.kind() == Kind.LAND;
    }

    public boolean inn() {
        return entry.kind() == Kind.INN;
    }

    /** Where a Rogue finds more (DR-15.17). */
    public boolean chest() {
        return entry.chest();
    }

    /** Inns and the City have none. */
    @Nullable
    public Colour colour() {
        return entry.colour();
    }

    public boolean is(Colour wanted) {
        return entry.colour() == wanted;
    }
}
