package tabard.macht.content;

import java.util.List;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** A province of one of the maps. Sets of provinces are bits of a long. */
public final class Province implements Named {
    public static final List<Province> ALL = List.copyOf(Content.provinces());
    private static final long[] BORDERS = Content.borders(ALL);

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

    public long bit() {
        return 1L << ordinal;
    }

    /** MO-6.8 */
    public boolean coastal() {
        return coastal;
    }

    /** MO-1.4, Sword: the provinces it borders on. */
    public long borders() {
        return BORDERS[ordinal];
    }

    /** The provinces of a set, one after another. */
    public static Subset<Province> in(long set) {
        return Subset.of(ALL, set);
    }

    @Override
    public String toString() {
        return word();
    }
}
