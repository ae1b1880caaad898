package tabard.defenders.rules;

import java.lang.invoke.MethodHandles;
import tabard.defenders.content.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public sealed interface Move extends Action
        permits Setup.Wish,
                Setup.Granted,
                Setup.Removed,
                Setup.Turned,
                Setup.Starts,
                Hands.News,
                Hands.Shown,
                Hands.Bared,
                Hands.OnExcess,
                Dawn.Adopt,
                Dawn.Shape,
                Day.OnDay,
                Travel.To,
                Windows.OnWindow,
                Windows.Opens,
                Fighting.Rolled,
                Rerolls.OnDice,
                Healing.Purified,
                Siege.OnCommitment,
                Siege.Next,
                Siege.Tested,
                Siege.Struck,
                Penalty.Thrown,
                Death.Enter,
                Death.Entered,
                Dusk.OnUndead,
                Night.Revealed,
                Night.OnWisdom,
                Overrun.Yield,
                Targets.OnPlaces,
                Targets.OnMinions,
                Targets.OnRetreat,
                Targets.Spy,
                Targets.Name,
                Carrying.OnHeroes,
                Carrying.OnConsent,
                Visions.News,
                Visions.OnVisions,
                Quests.Sworn,
                Quests.Sought,
                Rewards.Mustered {

    Lines LINES = new Lines(MethodHandles.lookup(), Move.class)
            .with(Location.class, Location.ALL)
            .with(HeroCard.class, HeroCard.ALL)
            .with(DarknessCard.class, DarknessCard.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
