package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** Which box an enemy token comes from; the option `tokens` names how many of them are in play (MK-1.2, 2.9). */
public enum TokenSet implements Named {
    BASE,
    LOST_LEGION,
    SHADES_OF_TEZLA;

    public static final List<TokenSet> ALL = List.of(values());
}
