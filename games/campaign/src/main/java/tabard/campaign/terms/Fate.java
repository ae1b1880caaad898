package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** What became of a group since the orders were shown: on its way, sent back (CA-21.16), about to fight, or
 * on its way home, as far as it did not settle (CA-7.11). */
public enum Fate implements Named {
    ON_THE_WAY,
    FALLEN_BACK,
    FIGHTS,
    GOES_HOME;

    public static final List<Fate> ALL = List.of(values());
}
