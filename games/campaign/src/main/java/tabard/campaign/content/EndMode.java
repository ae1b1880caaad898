package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;

/** When a campaign is over, apart from turn 40 and from one player being left (CA-21.43). */
public enum EndMode implements Named {
    TURNS,
    LAST_STANDING,
    DOMINATION;

    public static final List<EndMode> ALL = List.of(values());

    /** How documents call it. */
    String id() {
        return this == LAST_STANDING ? "lastStanding" : word();
    }
}
