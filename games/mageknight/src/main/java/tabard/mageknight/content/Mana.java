package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The six colours of mana, which are the faces of a mana die: four basic ones, gold and black (MK-1.5). */
public enum Mana implements Named {
    RED,
    BLUE,
    GREEN,
    WHITE,
    GOLD,
    BLACK;

    public static final List<Mana> ALL = List.of(values());

    /** The colours of cards, crystals and mines. */
    public static final List<Mana> BASIC = List.copyOf(ALL.subList(0, 4));

    /** The four as bits. */
    public static final int BASIC_BITS = 0b1111;

    public int bit() {
        return 1 << ordinal();
    }

    public boolean basic() {
        return (BASIC_BITS & bit()) != 0;
    }
}
