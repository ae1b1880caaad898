package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;

/** A region of one realm. Sets of regions are bits of a long, those of the Light realm first. */
final class Region implements Named {
    static final List<Region> ALL = all();

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

    Realm realm() {
        return realm;
    }

    Land land() {
        return land;
    }

    /** IM-1.2 */
    Region twin() {
        return land.in(realm.other());
    }

    long bit() {
        return 1L << ordinal();
    }

    long near() {
        return NEAR[ordinal()];
    }

    /** The regions that some lands have in a realm. */
    static long set(Realm realm, int lands) {
        return (long) lands << (realm.ordinal() * Land.COUNT);
    }

    /** The first of a set that is not empty. */
    static Region first(long set) {
        return ALL.get(Long.numberOfTrailingZeros(set));
    }

    static List<Region> of(long set) {
        var out = new ArrayList<Region>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            out.add(first(rest));
        }
        return out;
    }

    @Override
    public String toString() {
        return word();
    }
}
