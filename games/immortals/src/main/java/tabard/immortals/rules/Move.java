package tabard.immortals.rules;

import java.lang.invoke.MethodHandles;
import tabard.immortals.content.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public sealed interface Move extends Action
        permits Setup.Dealt,
                Setup.Leads,
                Setup.Found,
                Hands.Drawn,
                Hands.Surrender,
                Deployment.Choose,
                Deployment.Revealed,
                Deployment.Deploy,
                StartRound.Passed,
                CubeTower.Fell,
                CubeTower.Spread,
                Reinforcements.OnOffer,
                Reinforcements.OnLimbo,
                Planning.OnPlan,
                Planning.Planned,
                Resolution.OnTurn,
                Actions.OnCard,
                Attack.Against,
                Attack.As,
                Attack.Send,
                March.To,
                March.Lead,
                Spells.Station,
                Scoring.Scored {

    Lines LINES = new Lines(MethodHandles.lookup(), Move.class, Deployment.Shows.class)
            .with(Land.class, Land.ALL)
            .with(Region.class, Region.ALL)
            .with(Card.class, Card.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
