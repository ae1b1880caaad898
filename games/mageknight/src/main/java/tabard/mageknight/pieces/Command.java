package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** A command token, which one unit stands under (MK-14.1): five by level 9, and one more by Bonds of Loyalty. */
public enum Command implements Named {
    COMMAND_1,
    COMMAND_2,
    COMMAND_3,
    COMMAND_4,
    COMMAND_5,
    COMMAND_6;

    public static final List<Command> ALL = List.of(values());
}
