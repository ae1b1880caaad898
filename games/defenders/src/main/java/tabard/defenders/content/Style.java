package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** How the Eagle Rider fights (DR-15.9). */
public enum Style implements Named {
    SKY,
    GROUND;

    public static final List<Style> ALL = List.of(values());
}
