package tabard.defenders;

import java.util.List;
import tabard.table.Named;

/** The colour of an army and of its lands: red demons, green orcs, black undead, blue dragonkin (DR-1.2). */
enum Colour implements Named {
    RED,
    GREEN,
    BLACK,
    BLUE;

    static final List<Colour> ALL = List.of(values());

    int bit() {
        return 1 << ordinal();
    }

    General general() {
        return General.ALL.get(ordinal());
    }
}
