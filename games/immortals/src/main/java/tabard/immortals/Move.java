package tabard.immortals;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
sealed interface Move extends Action
        permits Setup.Dealt,
                Setup.Leads,
                Setup.Found,
                Hands.Drawn,
                Hands.Surrender,
                Deployment.Choose,
                Deployment.Revealed,
                Deployment.Deploy,
                Deployment.Passed,
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

    /** For each number up to most the moves from the least one to it. */
    static <M> List<List<M>> upTo(int least, int most, Function<Integer, M> maker) {
        var all = new ArrayList<M>();
        var lists = new ArrayList<List<M>>();
        for (int n = 0; n <= most; n++) {
            if (n >= least) {
                all.add(maker.apply(n));
            }
            lists.add(List.copyOf(all));
        }
        return lists;
    }
}
