package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The purple cards (chapter 16), by what they do. */
public enum Purple implements Named {
    MAGIC_GATE("DR-16.1"),
    MILITIA_SECURES_AREA("DR-16.2"),
    SPELL_OF_PURITY("DR-16.3"),
    STRONG_DEFENSES("DR-16.4"),
    ELVEN_ARCHERS("DR-16.5"),
    ALL_IS_QUIET("DR-16.6"),
    BATTLE_FURY("DR-16.7"),
    KINGS_GUARD_ATTACK("DR-16.8"),
    HAMMER_OF_VALOR("DR-16.9"),
    BATTLE_STRATEGY("DR-16.10"),
    BATTLE_LUCK("DR-16.11"),
    LOCAL_INFORMATION("DR-16.12"),
    CAVALRY_SWEEP("DR-16.13"),
    DARK_VISIONS("DR-16.14"),
    SPY_IN_THE_CAMP("DR-16.15");

    public static final List<Purple> ALL = List.of(values());

    private final String clause;

    Purple(String clause) {
        this.clause = clause;
    }

    public String clause() {
        return clause;
    }

    /** DR-14.3 */
    public boolean anyTime() {
        return switch (this) {
            case MAGIC_GATE,
                    SPELL_OF_PURITY,
                    ELVEN_ARCHERS,
                    KINGS_GUARD_ATTACK,
                    HAMMER_OF_VALOR,
                    BATTLE_STRATEGY,
                    CAVALRY_SWEEP,
                    DARK_VISIONS -> true;
            case MILITIA_SECURES_AREA,
                    STRONG_DEFENSES,
                    ALL_IS_QUIET,
                    BATTLE_FURY,
                    BATTLE_LUCK,
                    LOCAL_INFORMATION,
                    SPY_IN_THE_CAMP -> false;
        };
    }
}
