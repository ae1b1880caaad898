package tabard.campaign.rules;

import java.lang.invoke.MethodHandles;
import tabard.campaign.content.*;
import tabard.campaign.rules.battle.*;
import tabard.campaign.rules.battle.Battles;
import tabard.campaign.rules.judging.*;
import tabard.campaign.rules.orders.MarchOptions;
import tabard.campaign.rules.orders.Orders;
import tabard.campaign.rules.orders.Reveal;
import tabard.campaign.terms.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a sealed family of its own, so that answers are exhaustive. */
public interface Move extends Action {

    public Lines LINES = new Lines(
                    MethodHandles.lookup(),
                    Setup.Lead.class,
                    Turn.Began.class,
                    Events.OnEvent.class,
                    Events.Shown.class,
                    Revenue.Rolled.class,
                    Purchases.OnPurchase.class,
                    Purchases.Mustered.class,
                    Windows.AllConfirmed.class,
                    Opponents.OnOpponent.class,
                    Opponents.Shown.class,
                    Pincer.OnPincer.class,
                    Pincer.Declared.class,
                    Countering.OnCounter.class,
                    Countering.Answered.class,
                    CarryOut.Outcome.class,
                    Claims.Claimed.class,
                    Retreats.OnRetreat.class,
                    Retirement.Retired.class,
                    Portals.Collapses.class,
                    Gauntlet.OnGauntlet.class,
                    Gauntlet.Announced.class,
                    Gauntlet.Challenged.class,
                    Mercenaries.OnHire.class,
                    Mercenaries.Announced.class,
                    Mercenaries.Recruited.class,
                    Orders.OnOrders.class,
                    Reveal.Revealed.class,
                    Reveal.Departure.class,
                    MarchOptions.OnOption.class,
                    MarchOptions.Opted.class,
                    Battles.SizeLot.class,
                    Battles.GoldRoll.class,
                    Preparations.OnBattle.class,
                    Preparations.Spied.class,
                    BattleLines.OnPitch.class,
                    LargeBattles.OnProposal.class,
                    VirtualBattle.Clash.class,
                    VirtualBattle.Grab.class,
                    Reports.OnReport.class,
                    Dispute.OnCompared.class,
                    Dispute.OnSignature.class,
                    Dispute.OnWitness.class,
                    Rulings.OnRuling.class,
                    Rulings.Upheld.class,
                    Casualties.Bear.class,
                    Aftermath.Counted.class,
                    Aftermath.Tied.class,
                    Annexing.OnLand.class,
                    Occupation.OnField.class,
                    Withdrawal.OnReturn.class,
                    Upkeep.OnSacrifice.class,
                    Upkeep.Paid.class,
                    Turn.Ended.class,
                    Report.Difference.class)
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
