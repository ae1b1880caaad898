package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** The five provinces that both realms have (IM-1.1), each of five neighbouring entries in the list of lands. */
enum Province implements Named {
    GREEN,
    BROWN,
    BLUE,
    GREY,
    RED;

    static final List<Province> ALL = List.of(values());
    static final int SIZE = 5;

    /** Its lands, as bits. */
    int lands() {
        return ((1 << SIZE) - 1) << (ordinal() * SIZE);
    }

    /** Its regions in one realm. */
    long in(Realm realm) {
        return Region.set(realm, lands());
    }
}
