package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** How the realm can fall (DR-2.2 to 2.6, 7.9). */
public enum Defeat implements Named {
    CITY_ENTERED,
    NO_MINIONS,
    TWELVE_CRYSTALS,
    CITY_OVERRUN,
    NO_HEROES;

    public static final List<Defeat> ALL = List.of(values());
}
