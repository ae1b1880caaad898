package tabard.immortals.content;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Listing;
import tabard.table.OnBoard;
import tabard.table.sheet.Subset;

/** A region of one realm. Sets of regions are bits of a long, those of the Light realm first. */
public final class Region extends Listing implements OnBoard {
    public static final List<Region> ALL = all();

    public static final long EVERY = Subset.all(ALL).bits();

    private final Realm realm;
    private final Land land;
    private final long near;

    private Region(int ordinal, Realm realm, Land land) {
        super(ordinal, realm.word() + "-" + land.word());
        this.realm = realm;
        this.land = land;
        this.near = set(realm, land.near());
    }

    private static List<Region> all() {
        var all = new ArrayList<Region>();
        for (var realm : Realm.ALL) {
            for (var land : Land.ALL) {
                all.add(new Region(all.size(), realm, land));
            }
        }
        return List.copyOf(all);
    }

    public Realm realm() {
        return realm;
    }

    public Land land() {
        return land;
    }

    /** IM-1.2 */
    public Region twin() {
        return land.in(realm.other());
    }

    /** The one of two that comes later in the list. */
    public Region orLater(Region other) {
        return ordinal() < other.ordinal() ? other : this;
    }

    /** IM-1.3: the regions it borders on. */
    public long near() {
        return near;
    }

    /** What is extracted there (IM-9.1, 9.2). */
    public int gives(Resource resource) {
        return land.gives(realm, resource);
    }

    /** The regions that some lands have in a realm. */
    public static long set(Realm realm, long lands) {
        return lands << (realm.ordinal() * Land.COUNT);
    }

    /** The lands of those regions of a set that lie in a realm. */
    public static long lands(Realm realm, long set) {
        return set >>> (realm.ordinal() * Land.COUNT) & ((1L << Land.COUNT) - 1);
    }

    /** A set of regions, to walk. */
    public static Subset<Region> of(long set) {
        return new Subset<>(ALL, set);
    }
}
