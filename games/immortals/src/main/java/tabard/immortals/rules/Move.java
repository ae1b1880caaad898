package tabard.immortals.rules;

import java.lang.invoke.MethodHandles;
import tabard.immortals.content.*;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public interface Move extends Action {
    /** The chapters of the rules, in which moves and frames are found. */
    Lines LINES = Lines.ofMoves(
                    MethodHandles.lookup(),
                    Setup.class,
                    Hands.class,
                    Deployment.class,
                    StartRound.class,
                    CubeTower.class,
                    Reinforcements.class,
                    Planning.class,
                    Resolution.class,
                    Actions.class,
                    Attack.class,
                    March.class,
                    Spells.class,
                    Scoring.class,
                    Battle.class)
            .with(Land.class, Land.ALL)
            .with(Region.class, Region.ALL)
            .with(Card.class, Card.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
