package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** Conflict cards face down: two decks in the start round (IM-4.3), one afterwards (IM-4.16). */
public enum Pile implements Named {
    LIGHT,
    DARK,
    MIXED;

    public static final List<Pile> ALL = List.of(values());

    public static Pile of(Realm realm) {
        return realm == Realm.LIGHT ? LIGHT : DARK;
    }

    /** The cards that may lie in it. */
    public boolean takes(Card card) {
        return this == MIXED || this == of(card.realm());
    }

    @Override
    public Object said() {
        return "@deck-" + word();
    }
}
