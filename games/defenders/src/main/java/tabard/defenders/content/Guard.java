package tabard.defenders.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** What can keep minions of a darkness card from one location (DR-16.2, 18.17 to 18.20): all of them, or those of one colour. */
public enum Guard implements Named {
    MILITIA(null),
    DEMON_HUNTER(Colour.RED),
    ORC_HUNTER(Colour.GREEN),
    UNDEAD_HUNTER(Colour.BLACK),
    DRAGON_HUNTER(Colour.BLUE);

    public static final List<Guard> ALL = List.of(values());

    private final @Nullable Colour only;

    Guard(@Nullable Colour only) {
        this.only = only;
    }

    public boolean stops(Colour colour) {
        return only == null || only == colour;
    }
}
