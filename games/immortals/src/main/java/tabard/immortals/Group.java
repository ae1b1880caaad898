package tabard.immortals;

import java.util.List;
import tabard.table.Named;

/** An army group of the start round, moved as a whole (IM-3.6), by its size. */
enum Group implements Named {
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    TEN;

    static final List<Group> ALL = List.of(values());
    private static final int SMALLEST = 2;

    int armies() {
        return ordinal() + SMALLEST;
    }

    static Group of(int armies) {
        return ALL.get(armies - SMALLEST);
    }
}
