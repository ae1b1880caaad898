package tabard.immortals.content;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** A region of one realm. Sets of regions are bits of a long, those of the Light realm first. */
public final class Region implements Named {
    public static final List<Region> ALL = all();

    public static final long EVERY = (1L << ALL.size()) - 1;

    /** IM-1.3: the regions that each one borders on. */
    private static final long[] NEAR = borders();

    private final Realm realm;
    private final Land land;

    private Region(Realm realm, Land land) {
        this.realm = realm;
        this.land = land;
    }

    private static List<Region> all() {
        var all = new ArrayList<Region>();
        for (var realm : Realm.ALL) {
            for (var land : Land.ALL) {
                all.add(new Region(realm, land));
            }
        }
        return List.copyOf(all);
    }

    private static long[] borders() {
        int[] lands = Content.borders();
        long[] near = new long[ALL.size()];
        for (var region : ALL) {
            near[region.ordinal()] = set(region.realm, lands[region.land.ordinal()]);
        }
        return near;
    }

    @Override
    public String name() {
        return realm.word() + "-" + land.word();
    }

    @Override
    public int ordinal() {
        return realm.ordinal() * Land.COUNT + land.ordinal();
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

    public long bit() {
        return 1L << ordinal();
    }

    public long near() {
        return NEAR[ordinal()];
    }

    /** The regions that some lands have in a realm. */
    public static long set(Realm realm, int lands) {
        return (long) lands << (realm.ordinal() * Land.COUNT);
    }

    /** The lands of those regions of a set that lie in a realm. */
    public static int lands(Realm realm, long set) {
        return (int) (set >>> (realm.ordinal() * Land.COUNT)) & ((1 << Land.COUNT) - 1);
    }

    /** A set of regions, to walk. */
    public static Subset<Region> of(long set) {
        return new Subset<>(ALL, set);
    }

    @Override
    public String toString() {
        return word();
    }
}
