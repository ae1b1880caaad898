package tabard.campaign.rules.battle;

import java.util.List;
import tabard.table.Named;

/** What a side has met in a battle for objectives, and what that is worth if the other has not (CA-15.2). */
public enum Objectives implements Named {
    NEITHER(0),
    MAIN(Reckoning.MAIN),
    SECONDARY(Reckoning.SECONDARY),
    BOTH(Reckoning.MAIN + Reckoning.SECONDARY);

    public static final List<Objectives> ALL = List.of(values());

    private final int points;

    Objectives(int points) {
        this.points = points;
    }

    public int points() {
        return points;
    }

    /** What points stand for in a report of such a battle. */
    public static Objectives of(int points) {
        for (var objectives : ALL) {
            if (objectives.points == points) {
                return objectives;
            }
        }
        return NEITHER;
    }
}
