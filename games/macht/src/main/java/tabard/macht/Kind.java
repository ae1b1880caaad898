package tabard.macht;

import java.util.List;
import tabard.table.Named;

/** The two kinds of pieces (MO-1.2). */
enum Kind implements Named {
    KNIGHT,
    MAGE;

    static final List<Kind> ALL = List.of(values());

    Kind other() {
        return this == KNIGHT ? MAGE : KNIGHT;
    }

    String plural() {
        return word() + "s";
    }
}
