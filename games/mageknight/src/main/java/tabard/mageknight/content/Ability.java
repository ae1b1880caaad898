package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** What an enemy can do, as its icons show it (MK-13.26 to 13.36). Sets of them are bits. */
public enum Ability implements Named {
    SWIFT,
    BRUTAL,
    POISON,
    PARALYZE,
    FORTIFIED,
    SUMMON,
    ASSASSINATION,
    UNFORTIFIED,
    CUMBERSOME,
    VAMPIRIC,
    ELUSIVE,
    ARCANE_IMMUNITY,
    DEFEND,
    RESIST_PHYSICAL,
    RESIST_FIRE,
    RESIST_ICE;

    /** The phase of combat it matters in. */
    public enum Phase {
        RANGED_AND_SIEGE,
        BLOCK,
        DAMAGE,
        ANY
    }

    public static final List<Ability> ALL = List.of(values());

    private final Phase phase;
    private final String clause;

    Ability() {
        var entry = Entry.about("enemies.json", "abilities", word());
        entry.name();
        phase = entry.word("phase", Phase.class);
        clause = entry.text("clause");
        entry.done();
    }

    public int bit() {
        return 1 << ordinal();
    }

    public Phase phase() {
        return phase;
    }

    public String clause() {
        return clause;
    }

    /** The icon of resisting that element; cold fire has none. */
    public static Ability resisting(Element element) {
        return switch (element) {
            case PHYSICAL -> RESIST_PHYSICAL;
            case FIRE -> RESIST_FIRE;
            case ICE -> RESIST_ICE;
            case COLD_FIRE -> throw new IllegalArgumentException("no icon");
        };
    }

    /** Whether the base box knows it. */
    boolean base() {
        return compareTo(ASSASSINATION) < 0;
    }
}
