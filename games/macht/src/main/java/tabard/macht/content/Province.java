package tabard.macht.content;

import java.util.List;
import tabard.table.Listing;
import tabard.table.OnBoard;
import tabard.table.sheet.Subset;

/** A province of one of the maps. Sets of provinces are bits of a long. */
public final class Province extends Listing implements OnBoard {
    public static final List<Province> ALL = Content.provinces();

    private final Content.MapFile map;
    private final boolean coastal;
    private final long borders;

    Province(int ordinal, String word, Content.MapFile map, boolean coastal, long borders) {
        super(ordinal, word);
        this.map = map;
        this.coastal = coastal;
        this.borders = borders;
    }

    Content.MapFile map() {
        return map;
    }

    /** MO-6.8 */
    public boolean coastal() {
        return coastal;
    }

    /** MO-1.4, Sword: the provinces it borders on. */
    public long borders() {
        return borders;
    }

    /** The provinces of a set, one after another. */
    public static Subset<Province> in(long set) {
        return Subset.of(ALL, set);
    }
}
