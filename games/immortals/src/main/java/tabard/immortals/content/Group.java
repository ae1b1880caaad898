package tabard.immortals.content;

import java.util.List;
import tabard.table.Named;

/** An army group of the start round, moved as a whole (IM-3.6), by its size. */
public enum Group implements Named {
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    TEN;

    public static final List<Group> ALL = List.of(values());
    private static final int SMALLEST = 2;

    public int armies() {
        return ordinal() + SMALLEST;
    }

    public static Group of(int armies) {
        return ALL.get(armies - SMALLEST);
    }

    @Override
    public Object said() {
        return armies();
    }
}
