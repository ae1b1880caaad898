package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** Why a battle is fought: occupied land is attacked, two meet on virgin land, a Gauntlet (CA-4.13), or mercenaries (CA-13.2). */
public enum Cause implements Named {
    ASSAULT,
    MEETING,
    GAUNTLET,
    MERCENARIES;

    public static final List<Cause> ALL = List.of(values());
}
