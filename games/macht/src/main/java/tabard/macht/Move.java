package tabard.macht;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.table.Action;
import tabard.table.Lines;
import tabard.table.Named;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
sealed interface Move extends Action
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
                SeaMove.Embark,
                SeaMove.Land,
                SeaMove.Ship,
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

    /** One move for each entry, made once: options are picked from these, never made anew. */
    static <T extends Named, M> List<M> each(List<T> entries, Function<T, M> maker) {
        var moves = new ArrayList<M>(entries.size());
        for (var entry : entries) {
            moves.add(maker.apply(entry));
        }
        return List.copyOf(moves);
    }

    /** The moves whose province or tile is in the set. */
    static <M> void add(List<? super M> out, List<M> each, int set) {
        for (int rest = set; rest != 0; rest &= rest - 1) {
            out.add(each.get(Integer.numberOfTrailingZeros(rest)));
        }
    }
}
