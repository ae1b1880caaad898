package tabard.defenders;

import java.util.List;
import java.util.Locale;
import tabard.table.Named;

/** What a die shows. Lines write the number, heaps of dice are counted as ones, twos and so on. */
enum Face implements Named {
    ONE,
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX;

    static final List<Face> ALL = List.of(values());

    int pips() {
        return ordinal() + 1;
    }

    /** As it lies on the table: a page draws it, a terminal has a letter for it. */
    String pictured() {
        return Character.toString('\u2680' + ordinal());
    }

    @Override
    public String word() {
        return Integer.toString(pips());
    }

    String plural() {
        return name().toLowerCase(Locale.ROOT) + (this == SIX ? "es" : "s");
    }
}
