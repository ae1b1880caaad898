package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;

/** Where a people stands; mercenaries are of their employer's (CA-13.1). */
public enum Alignment implements Named {
    LIGHT,
    DESTINY,
    DARKNESS;

    public static final List<Alignment> ALL = List.of(values());
}
