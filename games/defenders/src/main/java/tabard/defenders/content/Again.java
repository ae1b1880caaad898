package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** What lets a hero roll dice again (DR-15.5, 15.9, 18.6); each once per combat (DR-6.4). */
public enum Again implements Named {
    DRAGON_SLAYER,
    GROUND,
    UNICORN;

    public static final List<Again> ALL = List.of(values());

    public int bit() {
        return 1 << ordinal();
    }
}
