package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** Why a company must go elsewhere: its way back is lost, it was pushed out, or it was beaten and invaded. */
public enum Retreat implements Named {
    CUT_OFF("CA-11.2"),
    PUSHED_OUT("CA-11.3"),
    BEATEN("CA-11.4");

    public static final List<Retreat> ALL = List.of(values());

    private final String clause;

    Retreat(String clause) {
        this.clause = clause;
    }

    public String clause() {
        return clause;
    }

    /** CA-11.3: whoever is pushed out without a battle has no paid way out. */
    public boolean paid() {
        return this != PUSHED_OUT;
    }
}
