package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** How a pincer is meant (CA-12.2): the enemy is pushed out and his land taken, or only pushed out. */
public enum Pinch implements Named {
    MOVES_IN,
    PUSHES_OUT;

    public static final List<Pinch> ALL = List.of(values());
}
