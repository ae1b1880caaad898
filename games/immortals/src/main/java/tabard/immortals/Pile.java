package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** Conflict cards face down: two decks in the start round (IM-4.3), one afterwards (IM-4.16). */
enum Pile implements Named {
    LIGHT,
    DARK,
    MIXED;

    static final List<Pile> ALL = List.of(values());

    static Pile of(Realm realm) {
        return realm == Realm.LIGHT ? LIGHT : DARK;
    }

    /** The cards that may lie in it. */
    boolean takes(Card card) {
        return this == MIXED || this == of(card.realm());
    }
}
