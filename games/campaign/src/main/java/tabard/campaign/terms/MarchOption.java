package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** What a Forced March may be followed by, for 1 PC (CA-4.10). */
public enum MarchOption implements Named {
    ESPIONAGE,
    HARASSMENT;

    public static final List<MarchOption> ALL = List.of(values());
}
