package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;

/** A province of one of the maps. Sets of provinces are bits of an int. */
final class Province implements Named {
    static final List<Province> ALL = List.copyOf(Content.provinces());

    /** MO-1.4, Sword: whom each province borders on. */
    static final int[] BORDERS = Content.borders(ALL);

    private final int ordinal;
    private final String id;
    private final boolean coastal;

    Province(int ordinal, String id, boolean coastal) {
        this.ordinal = ordinal;
        this.id = id;
        this.coastal = coastal;
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

    /** MO-6.8 */
    boolean coastal() {
        return coastal;
    }

    /** The first of a set that is not empty. */
    static Province first(int set) {
        return ALL.get(Integer.numberOfTrailingZeros(set));
    }

    static List<Province> of(int set) {
        var out = new ArrayList<Province>(Integer.bitCount(set));
        for (int rest = set; rest != 0; rest &= rest - 1) {
            out.add(first(rest));
        }
        return out;
    }

    @Override
    public String toString() {
        return word();
    }
}
