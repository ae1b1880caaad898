package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** How a battle counts its victory points (CA-15.2, 15.4). */
public enum Scoring implements Named {
    CUMULATIVE,
    OBJECTIVES;

    public static final List<Scoring> ALL = List.of(values());
}
