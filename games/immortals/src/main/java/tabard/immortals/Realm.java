package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** The two realms (IM-1.1). Each player has a limbo for either. */
enum Realm implements Named {
    LIGHT,
    DARK;

    static final List<Realm> ALL = List.of(values());

    Realm other() {
        return this == LIGHT ? DARK : LIGHT;
    }
}
