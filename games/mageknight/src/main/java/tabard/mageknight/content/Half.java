package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The two effects of a deed card (MK-9.1). */
public enum Half implements Named {
    BASIC,
    STRONG;

    public static final List<Half> ALL = List.of(values());
}
