package tabard.immortals.content;

import java.util.List;
import tabard.table.Listing;
import tabard.table.sheet.Subset;

/** A name on the map, with a region in either realm (IM-1.2) and one Region card (IM-2.1). Sets of lands are bits of a long. */
public final class Land extends Listing {
    public static final List<Land> ALL = Content.lands();
    public static final int COUNT = ALL.size();

    private final List<Price> yields;
    private final long near;

    /** Yields by realm. */
    Land(int ordinal, String word, List<Price> yields, long near) {
        super(ordinal, word);
        this.yields = yields;
        this.near = near;
    }

    public Province province() {
        return Province.ALL.get(ordinal() / Province.SIZE);
    }

    public Region in(Realm realm) {
        return Region.ALL.get(realm.ordinal() * COUNT + ordinal());
    }

    public int gives(Realm realm, Resource resource) {
        return yields.get(realm.ordinal()).of(resource);
    }

    /** IM-1.3: the lands it borders on. */
    long near() {
        return near;
    }

    /** A set of lands, to walk. */
    public static Subset<Land> of(long set) {
        return new Subset<>(ALL, set);
    }
}
