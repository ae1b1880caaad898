package tabard.mageknight.content.effect;

import tabard.mageknight.content.*;
import tabard.table.sheet.Subset;

/** Which colour an effect means: one or more to choose from, or one that is found when it is carried out. */
public record Colours(Kind kind, int bits) {
    /** How the colour is settled. */
    public enum Kind {
        /** The one of the bits, or one of them, chosen; each token for itself (MK-23.4). */
        CHOSEN,
        /** One of each basic colour (MK-23.4). */
        EACH_BASIC,
        /** MK-23.4 */
        GOLD_BY_DAY_BLACK_BY_NIGHT,
        /** The colour last settled in this list: paid, given up, picked, set or chosen (MK-23.5). */
        THAT,
        /** Every other colour (MK-26.7). */
        ALL_BUT_THAT,
        /** The three other basic ones, one of each (MK-23.5). */
        EACH_OTHER_BASIC,
        /** A basic colour of which the hero has a crystal, chosen (MK-23.5). */
        OWNED,
        /** A basic colour that a die in the Source shows, chosen (MK-26.7). */
        SHOWN_IN_SOURCE,
        /** The colour of the mine stood on (MK-12.14). */
        OF_MINE
    }

    public static final Colours ANY_BASIC = new Colours(Kind.CHOSEN, Mana.BASIC_BITS);
    public static final Colours ANY_BUT_GOLD = new Colours(Kind.CHOSEN, Mana.BASIC_BITS | Mana.BLACK.bit());
    public static final Colours ANY =
            new Colours(Kind.CHOSEN, (int) Subset.all(Mana.ALL).bits());

    public static Colours of(Mana colour) {
        return new Colours(Kind.CHOSEN, colour.bit());
    }

    /** One colour is named: nothing has to be chosen or looked up. */
    public boolean fixed() {
        return kind == Kind.CHOSEN && Subset.of(Mana.ALL, bits).size() == 1;
    }

    /** The one colour that is named. */
    public Mana only() {
        return Subset.of(Mana.ALL, bits).first();
    }

    public boolean has(Mana colour) {
        return (bits & colour.bit()) != 0;
    }
}
