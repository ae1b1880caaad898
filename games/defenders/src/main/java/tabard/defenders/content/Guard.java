package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** What can keep minions of a darkness card from one location (DR-16.2, 18.17 to 18.20): all of them, or those of one colour. */
public enum Guard implements Named {
    MILITIA,
    DEMON_HUNTER,
    ORC_HUNTER,
    UNDEAD_HUNTER,
    DRAGON_HUNTER;

    public static final List<Guard> ALL = List.of(values());

    public boolean stops(Colour colour) {
        return switch (this) {
            case MILITIA -> true;
            case DEMON_HUNTER -> colour == Colour.RED;
            case ORC_HUNTER -> colour == Colour.GREEN;
            case UNDEAD_HUNTER -> colour == Colour.BLACK;
            case DRAGON_HUNTER -> colour == Colour.BLUE;
        };
    }
}
