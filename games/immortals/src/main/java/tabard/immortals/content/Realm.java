package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** The two realms (IM-1.1). Each player has a limbo for either. */
public enum Realm implements Named {
    LIGHT,
    DARK;

    public static final List<Realm> ALL = List.of(values());

    public Realm other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** Where messages name a realm they mean the limbo of it. */
    @Override
    public Object said() {
        return "@limbo-" + word();
    }
}
