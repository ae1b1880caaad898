package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** A name on the map, with a region in either realm (IM-1.2) and one Region card (IM-2.1). Sets of lands are bits of an int. */
final class Land implements Named {
    static final List<Land> ALL = Content.lands();
    static final int COUNT = ALL.size();

    private final int ordinal;
    private final String id;
    private final int[][] yields;

    /** Yields by realm and resource. */
    Land(int ordinal, String id, int[][] yields) {
        this.ordinal = ordinal;
        this.id = id;
        this.yields = yields;
    }

    @Override
    public String name() {
        return id;
    }

    @Override
    public int ordinal() {
        return ordinal;
    }

    int bit() {
        return 1 << ordinal;
    }

    Province province() {
        return Province.ALL.get(ordinal / Province.SIZE);
    }

    Region in(Realm realm) {
        return Region.ALL.get(realm.ordinal() * COUNT + ordinal);
    }

    int gives(Realm realm, Resource resource) {
        return yields[realm.ordinal()][resource.ordinal()];
    }

    /** The first of a set that is not empty. */
    static Land first(int set) {
        return ALL.get(Integer.numberOfTrailingZeros(set));
    }

    @Override
    public String toString() {
        return word();
    }
}
