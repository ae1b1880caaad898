package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** The windows of a turn, in order (CA-21.1). While one is open, what others enter in it is secret (CA-21.8). */
public enum Window implements Named {
    EVENT,
    PURCHASES,
    MOVES,
    MARCH_OPTION,
    OPPONENTS,
    PINCER,
    COUNTER,
    RETREATS,
    GAUNTLET,
    MERCENARIES,
    BATTLES,
    SPIES,
    REPORTS,
    SIGNATURES,
    ANNEXING,
    BEATEN,
    UPKEEP;

    public static final List<Window> ALL = List.of(values());

    /** An event is called by the same word, and stands for one only. */
    @Override
    public Object said() {
        return this == GAUNTLET ? "@challenges" : Named.super.said();
    }
}
