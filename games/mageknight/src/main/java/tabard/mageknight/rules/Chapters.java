package tabard.mageknight.rules;

import java.lang.invoke.MethodHandles;
import tabard.mageknight.pieces.*;
import tabard.table.text.Lines;

/** The chapters whose frames an agenda may hold. */
public final class Chapters {
    public static final Lines FRAMES = Move.with(new Lines(
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
            DuelDamage.class));

    private Chapters() {}
}
