package tabard.mageknight.rules;

import java.lang.invoke.MethodHandles;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.turn.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public interface Move extends Action {
    /** The chapters of the rules, in which moves and frames are found; the kinds of content that are no enums. */
    Lines LINES = Lines.ofMoves(
                    MethodHandles.lookup(),
                    Setup.class,
                    Supply.class,
                    SourceDice.class,
                    Muster.class,
                    Reveal.class,
                    Tactics.class,
                    Round.class,
                    Turn.class,
                    Rest.class,
                    Windows.class,
                    Ending.class,
                    Levels.class,
                    Paying.class,
                    Deeds.class,
                    Asked.class,
                    GivenUp.class,
                    ColourChoice.class,
                    CardChoice.class,
                    Readied.class,
                    Travel.class,
                    Interaction.class,
                    Conduct.class,
                    Banners.class,
                    Sites.class,
                    Battle.class,
                    Striking.class,
                    Blocking.class,
                    Damage.class,
                    Targets.class,
                    Rewards.class,
                    Treasure.class,
                    Points.class,
                    SidewaysPlay.class,
                    Sorcery.class,
                    Haste.class,
                    Cardplay.class,
                    Recall.class,
                    Healing.class,
                    Rivalry.class,
                    Radiance.class,
                    MindRead.class,
                    Alliance.class,
                    Druids.class,
                    Dungeons.class,
                    Duel.class,
                    Sides.class,
                    DuelDamage.class)
            .with(DeedCard.class, DeedCard.ALL)
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

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
