package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** A place for an enemy in a combat: five defenders, rampagers beside them, and what they summon. */
public enum Foe implements Named {
    FOE_1(1),
    FOE_2(2),
    FOE_3(3),
    FOE_4(4),
    FOE_5(5),
    FOE_6(6),
    FOE_7(7),
    FOE_8(8),
    FOE_9(9),
    FOE_10(10),
    FOE_11(11),
    FOE_12(12);

    public static final List<Foe> ALL = List.of(values());

    /** Nobody is challenged beyond these: the others are for what is summoned. */
    public static final int CHALLENGED = 8;

    private static final List<List<Foe>> OF_UNITS =
            List.of(ALL.subList(0, Command.ALL.size()), ALL.subList(Command.ALL.size(), ALL.size()));

    private final int number;

    Foe(int number) {
        this.number = number;
    }

    /** As people count them. */
    public int number() {
        return number;
    }

    /** Where two heroes fight: the place of a unit, of the hero who attacks or of the one who is attacked (MK-19.8). */
    public static Foe of(Command command, boolean attacked) {
        return units(attacked).get(command.ordinal());
    }

    private static List<Foe> units(boolean attacked) {
        return OF_UNITS.get(attacked ? 1 : 0);
    }

    /** Whether it is then for a unit of the hero who is attacked. */
    public boolean ofAttacked() {
        return units(true).contains(this);
    }

    /** The unit whose place it then is. */
    public Command command() {
        return Command.ALL.get(units(ofAttacked()).indexOf(this));
    }
}
