package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** The half boards (IM-1.12): what is printed on each is content. */
enum Tribe implements Named {
    HUMANS,
    ELVES,
    DWARVES,
    AMAZONS,
    HALFLINGS,
    DEMONS,
    ORCS,
    NECROMANCERS,
    NIGHT_ELVES,
    TROLLS;

    static final List<Tribe> ALL = List.of(values());
    static final int EACH = 5;

    Realm realm() {
        return ordinal() < EACH ? Realm.LIGHT : Realm.DARK;
    }

    Content.Half half() {
        return Content.half(this);
    }

    /** What its own army space does (IM-12). */
    Deed deed() {
        return half().deed();
    }

    /** What its own army space costs. */
    Price price() {
        return half().price();
    }
}
