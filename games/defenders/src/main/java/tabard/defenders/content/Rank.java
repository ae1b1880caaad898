package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The place of a card among those on top of the darkness deck that somebody has seen (DR-16.14). */
public enum Rank implements Named {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH;

    public static final List<Rank> ALL = List.of(values());
}
