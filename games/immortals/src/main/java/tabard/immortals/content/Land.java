package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** A name on the map, with a region in either realm (IM-1.2) and one Region card (IM-2.1). Sets of lands are bits of an int. */
public final class Land implements Named {
    public static final List<Land> ALL = Content.lands();
    public static final int COUNT = ALL.size();

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

    public int bit() {
        return 1 << ordinal;
    }

    public Province province() {
        return Province.ALL.get(ordinal / Province.SIZE);
    }

    public Region in(Realm realm) {
        return Region.ALL.get(realm.ordinal() * COUNT + ordinal);
    }

    public int gives(Realm realm, Resource resource) {
        return yields[realm.ordinal()][resource.ordinal()];
    }

    /** A set of lands, to walk. */
    public static Subset<Land> of(int set) {
        return new Subset<>(ALL, set);
    }

    @Override
    public String toString() {
        return word();
    }
}
