package tabard.campaign.rules;

import java.lang.invoke.MethodHandles;
import tabard.campaign.content.*;
import tabard.campaign.terms.*;
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
                Windows.AllConfirmed,
                Opponents.OnOpponent,
                Opponents.Shown,
                Pincer.OnPincer,
                Pincer.Declared,
                Countering.OnCounter,
                Countering.Answered,
                CarryOut.Outcome,
                Claims.Claimed,
                Retreats.OnRetreat,
                Retreats.Retired,
                Portals.Collapses,
                Gauntlet.OnGauntlet,
                Gauntlet.Announced,
                Gauntlet.Challenged,
                Mercenaries.OnHire,
                Mercenaries.Announced,
                Mercenaries.Recruited,
                Orders.OnOrders,
                Reveal.Revealed,
                Reveal.Departure,
                MarchOptions.OnOption,
                MarchOptions.Opted,
                Battles.SizeLot,
                Battles.GoldRoll,
                Preparations.OnBattle,
                Preparations.Spied,
                BattleLines.OnPitch,
                LargeBattles.OnProposal,
                VirtualBattle.Clash,
                VirtualBattle.Grab,
                Reports.OnReport,
                Dispute.OnCompared,
                Dispute.OnSignature,
                Dispute.OnWitness,
                Rulings.OnRuling,
                Rulings.Upheld,
                Casualties.Bear,
                Aftermath.Counted,
                Aftermath.Tied,
                Annexing.OnLand,
                Occupation.OnField,
                Withdrawal.OnReturn,
                Upkeep.OnSacrifice,
                Upkeep.Paid,
                Turn.Ended {

    Lines LINES = new Lines(MethodHandles.lookup(), Move.class, Report.Difference.class)
            .with(Place.class, Place.ALL)
            .with(People.class, People.ALL)
            .with(BattleNumber.class, BattleNumber.ALL)
            .with(Incarnate.class, Incarnate.ALL)
            .with(Pips.class, Pips.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
