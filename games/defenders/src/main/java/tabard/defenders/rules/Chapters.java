package tabard.defenders.rules;

import java.lang.invoke.MethodHandles;
import tabard.defenders.content.*;
import tabard.table.text.Lines;

/** The chapters whose frames an agenda may hold. */
public final class Chapters {
    public static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Hands.class,
                    Dawn.class,
                    Day.class,
                    Travel.class,
                    Healing.class,
                    Windows.class,
                    Fighting.class,
                    Rerolls.class,
                    Siege.class,
                    Assault.class,
                    Penalty.class,
                    Death.class,
                    Dusk.class,
                    Night.class,
                    Darkness.class,
                    Overrun.class,
                    Recovery.class,
                    Targets.class,
                    Sweep.class,
                    Carrying.class,
                    Visions.class,
                    Quests.class,
                    Rewards.class)
            .with(Location.class, Location.ALL)
            .with(HeroCard.class, HeroCard.ALL)
            .with(DarknessCard.class, DarknessCard.ALL);

    private Chapters() {}
}
