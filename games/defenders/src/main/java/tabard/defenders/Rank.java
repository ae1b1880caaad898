package tabard.defenders;

import java.util.List;
import tabard.table.Named;

/** The place of a card among those on top of the darkness deck that somebody has seen (DR-16.14). */
enum Rank implements Named {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH;

    static final List<Rank> ALL = List.of(values());
}
