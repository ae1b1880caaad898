package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;

/** The seven events (CA-4). */
public enum Event implements Named {
    SPENT_VEIN,
    CONSTRUCTION,
    RAID,
    NIGHT_FIRE,
    FORCED_MARCH,
    GAUNTLET,
    INFILTRATION;

    public static final List<Event> ALL = List.of(values());
}
