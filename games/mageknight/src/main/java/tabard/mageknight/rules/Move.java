package tabard.mageknight.rules;

import java.lang.invoke.MethodHandles;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public sealed interface Move extends Action
        permits Setup.Seated,
                Setup.Lead,
                Setup.Haunted,
                Supply.FromDeck,
                Supply.Returned,
                SourceDice.Rolled,
                Supply.Offered,
                Muster.Mustered,
                Reveal.Laid,
                Reveal.Appeared,
                Reveal.Unearthed,
                Tactics.Take,
                Tactics.Allotted,
                Tactics.Name,
                Tactics.Removed,
                Round.Flipped,
                Turn.OnAnnouncing,
                Turn.OnTurn,
                Windows.OnWindow,
                Rest.OnRest,
                Ending.OnGlade,
                Ending.OnDiscard,
                Ending.OnAbsolving,
                Levels.OnLevel,
                Levels.Turned,
                Paying.Pay,
                Asked.OnEffect,
                Travel.Go,
                Interaction.OnCommand,
                Interaction.OnBonds,
                Sites.OnGathering,
                Striking.OnAim,
                Striking.Shelter,
                Blocking.Parry,
                Blocking.Cancel,
                Damage.Face,
                Damage.OnDamage,
                Damage.Dropped,
                Targets.OnTarget,
                Rewards.Claim,
                Rewards.Cast,
                Rewards.OnUnit,
                Treasure.Found,
                Treasure.PutBack,
                Treasure.LayOn,
                Points.Times,
                Points.Shape,
                Points.Mend,
                SidewaysPlay.OnTilt,
                Sorcery.OnInvesting,
                Cardplay.OnSacrifice,
                Cardplay.CastOffered,
                Cardplay.Borrow,
                Recall.Put,
                Recall.Retrieve,
                Recall.Recalled,
                Healing.Purge,
                Healing.Afflict,
                Rivalry.Lost,
                Rivalry.OnSpoils,
                Radiance.OnRadiance,
                Alliance.OnInvitation,
                Dungeons.Conceal,
                Banners.OnFurling,
                Duel.OnAttack,
                DuelDamage.OnInflict,
                Alliance.Dealt,
                MindRead.OnRead,
                MindRead.Read {

    Lines LINES = with(new Lines(MethodHandles.lookup(), Move.class));

    /** The kinds of content that are no enums. */
    static Lines with(Lines lines) {
        return lines.with(DeedCard.class, DeedCard.ALL)
                .with(Skill.class, Skill.ALL)
                .with(Tactic.class, Tactic.ALL)
                .with(Unit.class, Unit.ALL)
                .with(Enemy.class, Enemy.ALL)
                .with(Ruin.class, Ruin.ALL)
                .with(Tile.class, Tile.ALL)
                .with(Slot.class, Slot.ALL)
                .with(Space.class, Space.ALL)
                .with(Plot.class, Plot.ALL)
                .with(Script.class, Script.ALL)
                .with(Conversion.class, Conversion.ALL)
                .with(Proposal.class, Proposal.ALL)
                .with(Blow.class, Blow.ALL);
    }

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
