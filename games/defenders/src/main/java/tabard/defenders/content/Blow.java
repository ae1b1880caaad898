package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The kinds of Fight action: with what is at hand (DR-6.1), from afar (DR-15.14), or with fire (DR-15.23). */
public enum Blow implements Named {
    BLADE,
    ARROW,
    FIRE;

    public static final List<Blow> ALL = List.of(values());
}
