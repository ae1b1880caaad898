package tabard.defenders.content;

import java.util.List;
import tabard.defenders.content.Effect.*;
import tabard.table.Named;

/** The purple cards (chapter 16): when each may be played, and what it does. */
public enum Purple implements Named {
    MAGIC_GATE("DR-16.1", When.ANY_TIME, new OpenGate()),
    MILITIA_SECURES_AREA("DR-16.2", When.ON_DARKNESS, new Secure(Guard.MILITIA)),
    SPELL_OF_PURITY("DR-16.3", When.ANY_TIME, new Cleanse(true)),
    STRONG_DEFENSES("DR-16.4", When.ON_DARKNESS, new Halt()),
    ELVEN_ARCHERS("DR-16.5", When.ANY_TIME, new Clear(Colour.GREEN, 2)),
    ALL_IS_QUIET("DR-16.6", When.BEFORE_NIGHT, new Hush()),
    BATTLE_FURY("DR-16.7", When.OWN_DAY, new Slaughter()),
    KINGS_GUARD_ATTACK("DR-16.8", When.ANY_TIME, new Rout(Location.CITY, 1, 6)),
    HAMMER_OF_VALOR("DR-16.9", When.ANY_TIME, new Carry(false)),
    BATTLE_STRATEGY("DR-16.10", When.ANY_TIME, new Storm(3)),
    BATTLE_LUCK("DR-16.11", When.ON_ROLL, new Luck()),
    LOCAL_INFORMATION("DR-16.12", When.OWN_DAY, new Inform()),
    CAVALRY_SWEEP("DR-16.13", When.ANY_TIME, new Sweep(6)),
    DARK_VISIONS("DR-16.14", When.ANY_TIME, new Foresee()),
    SPY_IN_THE_CAMP("DR-16.15", When.ON_RECOVERY, new Spy());

    public static final List<Purple> ALL = List.of(values());

    private final String clause;
    private final Reward.Once once;

    Purple(String clause, When when, Effect effect) {
        this.clause = clause;
        this.once = new Reward.Once(when, effect);
    }

    public String clause() {
        return clause;
    }

    public Reward.Once once() {
        return once;
    }
}
