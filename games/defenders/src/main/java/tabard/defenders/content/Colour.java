package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The colour of an army and of its lands: red demons, green orcs, black undead, blue dragonkin (DR-1.2). */
public enum Colour implements Named {
    RED,
    GREEN,
    BLACK,
    BLUE;

    public static final List<Colour> ALL = List.of(values());

    public General general() {
        return General.ALL.get(ordinal());
    }
}
