package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The windows in which cards and rewards may be played (DR-14.4 to 14.11), W1 to W8. */
public enum Occasion implements Named {
    DAY("DR-14.4"),
    COMMITMENT("DR-14.5"),
    ROLL("DR-14.6"),
    DUSK("DR-14.7"),
    EVENING("DR-14.8"),
    NIGHTFALL("DR-14.9"),
    DARKNESS("DR-14.10"),
    RECOVERY("DR-14.11");

    public static final List<Occasion> ALL = List.of(values());

    private final String clause;

    Occasion(String clause) {
        this.clause = clause;
    }

    public String clause() {
        return clause;
    }

    /** Whether a combat goes on when it is over. */
    public boolean inCombat() {
        return this == COMMITMENT || this == ROLL;
    }

    /** DR-14.12 */
    public boolean mayPassOn() {
        return this == NIGHTFALL || this == DARKNESS;
    }
}
