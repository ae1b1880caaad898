package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** The five provinces that both realms have (IM-1.1), each of five neighbouring entries in the list of lands. */
public enum Province implements Named {
    GREEN,
    BROWN,
    BLUE,
    GREY,
    RED;

    public static final List<Province> ALL = List.of(values());
    public static final int SIZE = 5;

    /** Its lands, as bits. */
    public long lands() {
        return ((1L << SIZE) - 1) << (ordinal() * SIZE);
    }

    /** Its regions in one realm. */
    public long in(Realm realm) {
        return Region.set(realm, lands());
    }
}
