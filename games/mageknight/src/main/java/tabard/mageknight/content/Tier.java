package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The two decks of units (MK-2.2). */
public enum Tier implements Named {
    REGULAR,
    ELITE;

    public static final List<Tier> ALL = List.of(values());
}
