package tabard.macht.content;

import java.util.List;
import tabard.table.Named;

/** The two kinds of pieces (MO-1.2). */
public enum Kind implements Named {
    KNIGHT,
    MAGE;

    public static final List<Kind> ALL = List.of(values());

    public Kind other() {
        return this == KNIGHT ? MAGE : KNIGHT;
    }

    public String plural() {
        return word() + "s";
    }
}
