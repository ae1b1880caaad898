package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The only moment at which a card or skill that names one may be played (MK-23.15). */
public enum When implements Named {
    NOT_COMBAT,
    COMBAT_START,
    ATTACK_PHASE,
    INTERACTION,
    /** In the window before the own turn, too (MK-7.1). */
    ANY_TURN;

    public static final List<When> ALL = List.of(values());
}
