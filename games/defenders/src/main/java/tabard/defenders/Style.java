package tabard.defenders;

import java.util.List;
import tabard.table.Named;

/** How the Eagle Rider fights (DR-15.9). */
enum Style implements Named {
    SKY,
    GROUND;

    static final List<Style> ALL = List.of(values());
}
