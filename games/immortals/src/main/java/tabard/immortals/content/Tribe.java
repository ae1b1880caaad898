package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** The half boards (IM-1.12): what is printed on each is content. */
public enum Tribe implements Named {
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

    public static final List<Tribe> ALL = List.of(values());
    public static final int EACH = 5;

    public Realm realm() {
        return ordinal() < EACH ? Realm.LIGHT : Realm.DARK;
    }

    public Content.Half half() {
        return Content.half(this);
    }

    /** What its own army space does (IM-12). */
    public Deed deed() {
        return half().specialAction().id();
    }

    /** What its own army space costs. */
    public Price price() {
        return half().specialAction().cost();
    }
}
