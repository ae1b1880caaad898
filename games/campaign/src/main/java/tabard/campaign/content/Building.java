package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;

/** What may stand on a territory, one at most (CA-1.8). */
public enum Building implements Named {
    MINE,
    FORTRESS,
    CITY,
    PORTAL;

    public static final List<Building> ALL = List.of(values());

    /** How map files call it: a mine is a "goldMine" there. */
    public String id() {
        return this == MINE ? "goldMine" : word();
    }

    /** Of which a player has three at most, taken together (CA-18.1). */
    public boolean stronghold() {
        return this == FORTRESS || this == CITY;
    }
}
