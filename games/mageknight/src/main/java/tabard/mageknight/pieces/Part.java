package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** How far a turn has come (MK-7.6): whether one moves or rests is open until something needs it. */
public enum Part implements Named {
    /** Nothing yet that only a moving or only a resting hero may do. */
    FREE,
    /** Moved or explored: no rest any more (MK-7.10). */
    MOVEMENT,
    /** The movement is over, the action may follow (MK-28.17). */
    HALTED,
    /** In a combat, the turn’s action (MK-7.7). */
    COMBAT,
    /** In an interaction, the turn's action (MK-11.1). */
    INTERACTION,
    /** The action is over: nobody moves or explores after it (MK-7.8). */
    ACTED,
    RESTED;

    public static final List<Part> ALL = List.of(values());

    /** Whether steps may still be made. */
    public boolean moving() {
        return this == FREE || this == MOVEMENT;
    }

    /** Whether the action of the turn may still be taken. */
    public boolean mayAct() {
        return moving() || this == HALTED;
    }
}
