package tabard.campaign.rules;

import java.lang.invoke.MethodHandles;
import tabard.campaign.content.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public sealed interface Move extends Action
        permits Setup.Lead,
                Turn.Began,
                Events.OnEvent,
                Events.Shown,
                Revenue.Rolled,
                Purchases.OnPurchase,
                Purchases.Mustered,
                Opponents.OnOpponent,
                Opponents.Shown,
                Pincer.OnPincer,
                Pincer.Pincers,
                Countering.OnCounter,
                Countering.Answered,
                CarryOut.Outcome,
                Claims.Claimed,
                Retreats.RetreatTo,
                Retreats.Retired,
                Portals.Razed,
                Gauntlet.OnGauntlet,
                Gauntlet.Challenged,
                Mercenaries.OnHire,
                Mercenaries.Recruited,
                Orders.OnOrders,
                Reveal.Revealed,
                Reveal.Departed,
                MarchOptions.OnOption,
                MarchOptions.Opted,
                Upkeep.OnSacrifice,
                Upkeep.Paid,
                Turn.Ended {

    Lines LINES = new Lines(MethodHandles.lookup(), Move.class)
            .with(Place.class, Place.ALL)
            .with(People.class, People.ALL)
            .with(BattleNumber.class, BattleNumber.ALL)
            .with(Pips.class, Pips.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
