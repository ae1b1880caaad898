package tabard.defenders.rules;

import java.lang.invoke.MethodHandles;
import tabard.defenders.content.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public interface Move extends Action {
    /** The chapters of the rules, in which moves and frames are found. */
    Lines LINES = Lines.ofMoves(
                    MethodHandles.lookup(),
                    Setup.class,
                    Hands.class,
                    Dawn.class,
                    Day.class,
                    Travel.class,
                    Windows.class,
                    Fighting.class,
                    Rerolls.class,
                    Healing.class,
                    Siege.class,
                    Penalty.class,
                    Death.class,
                    Dusk.class,
                    Night.class,
                    Overrun.class,
                    Targets.class,
                    Carrying.class,
                    Visions.class,
                    Quests.class,
                    Assault.class,
                    Darkness.class,
                    Recovery.class,
                    Sweep.class)
            .with(Location.class, Location.ALL)
            .with(HeroCard.class, HeroCard.ALL)
            .with(DarknessCard.class, DarknessCard.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
