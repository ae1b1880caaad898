package tabard.campaign.rules;

import java.util.List;
import tabard.table.Named;

/** What became of a group since the orders were shown: on its way, sent back (CA-21.16), or about to fight. */
public enum Fate implements Named {
    ON_THE_WAY,
    FALLEN_BACK,
    FIGHTS;

    public static final List<Fate> ALL = List.of(values());
}
