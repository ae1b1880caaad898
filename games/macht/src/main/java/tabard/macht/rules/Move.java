package tabard.macht.rules;

import java.lang.invoke.MethodHandles;
import tabard.macht.content.Province;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public sealed interface Move extends Action
        permits Setup.Marked,
                Cycle.Reinforced,
                Cycle.Turned,
                Cycle.Shown,
                Cycle.Starts,
                Cycle.Scored,
                Turn.OnTurn,
                Turn.OnTiles,
                Tiles.Use,
                Tiles.Raise,
                Serpent.OnWindow,
                Influence.With,
                Influence.OnRetreat,
                Influence.OnOccupy,
                Movement.Between,
                Movement.And,
                Movement.Share,
                Movement.Embark,
                Movement.Land,
                Movement.Ship,
                Auction.Bid,
                Auction.Revealed,
                Auction.OnRebellion,
                Auction.Remove,
                Auction.OnMarkers,
                Auction.Swap {
    Lines LINES = new Lines(MethodHandles.lookup(), Move.class).with(Province.class, Province.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
