package tabard.macht.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.Agenda.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 5: lightning tiles, auctioned as soon as they are taken. */
public final class Auction {
    private Auction() {}

    /** Only the bidder reads how many; the other reads that a bid was made. */
    @Rule("MO-5.1")
    public record Bid(int pieces) implements Move {
        private static final Audience SECRET = new Audience.Actor("bids");
        private static final Span<Bid> SPAN = Span.of(0, Content.PIECES, Bid::new);

        @Override
        public Audience audience() {
            return SECRET;
        }
    }

    @Rule("MO-5.2")
    public record Revealed(int orange, int white) implements Move {}

    sealed interface OnRebellion extends Move {}

    @Rule("MO-5.5")
    public record Against(Province province) implements OnRebellion {}

    @Rule("MO-5.5")
    record Spare() implements OnRebellion {}

    @Rule("MO-5.5")
    record Remove(int knights, int mages) implements Move {}

    sealed interface OnMarkers extends Move {}

    @Rule("MO-5.6")
    public record Change(Province province) implements OnMarkers {}

    @Rule("MO-5.6")
    record Keep() implements OnMarkers {}

    @Rule("MO-5.6")
    public record Swap(Marker marker) implements Move {}

    /** MO-4.A1, 5.7: the tile leaves the display and costs its cube; a Serpent may still stop the bidding. */
    static void open(State s, Side taker, Tile tile) {
        s.displayToDiscards(tile, 1);
        s.add(State.CUBES, -1);
        Serpent.unlessCancelled(s, taker.foe(), new Opening(tile));
    }

    /** What a tile promises to who wins it. */
    private static TileEffect.Prize prize(Tile tile) {
        if (tile.effect() instanceof TileEffect.Prize prize) {
            return prize;
        }
        throw Refusal.of("MO-5.1", "refused.not-auctioned", tile);
    }

    record Opening(Tile tile) implements Serpent.Pending {
        private static final List<Bidding> BOTH = List.of(new Bidding(Side.ORANGE), new Bidding(Side.WHITE));

        Opening {
            prize(tile);
        }

        @Override
        public void run(State s) {
            s.push(new Revealing(tile));
            s.fork(BOTH);
        }

        @Override
        public Said planned(State s, Side by) {
            return Said.of("log.auction", by, tile);
        }

        @Override
        public boolean inTurnOf(Side side) {
            return true;
        }
    }

    record Bidding(Side seat) implements Asks<Bid> {
        @Override
        public Choices<Bid> choices(State s) {
            return Bid.SPAN.upTo(s.pool(seat, s.active()));
        }

        @Override
        public void answer(State s, Bid chosen) {
            s.set(State.BID, seat, chosen.pieces);
        }

        @Override
        public Refusal refused(State s, Bid move) {
            return tooHigh(s, seat, move.pieces);
        }

        @Override
        public Said told(State s, Bid move) {
            return move.pieces == 0
                    ? Said.of("log.bid-nothing", seat)
                    : Said.of("log.bid", seat, Force.of(s.active(), move.pieces));
        }

        @Override
        public @Nullable Said detail(State s) {
            return s.agenda()
                                    instanceof
                                    Together<Frame<State, Move>>(var _, First<Frame<State, Move>>(var after, var _))
                            && after instanceof Revealing(var tile)
                    ? tile.tip()
                    : null;
        }

        /** Both bid at once, in a fork. */
        @Override
        public void possible(State s) {
            require(false, "MO-5.1");
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(detail(s) != null, "MO-5.1", "refused.no-auction");
            Refusal.unless(!s.hasBid(seat), "MO-5.1", "refused.no-bids");
        }
    }

    static Refusal tooHigh(State s, Side side, int bid) {
        int pool = s.pool(side, s.active());
        return Refusal.of("MO-5.1", "refused.bid", bid, pool, "@" + s.active().plural());
    }

    /** The hands are opened. */
    record Revealing(Tile tile) implements Draws<Revealed> {
        Revealing {
            prize(tile);
        }

        @Override
        public Lottery<Revealed> lottery(State s) {
            return new Lottery.Certain<>(new Revealed(s.bid(Side.ORANGE), s.bid(Side.WHITE)));
        }

        @Override
        public void answer(State s, Revealed drawn) {
            s.clear(State.BID);
            if (drawn.orange == drawn.white) {
                return; // MO-5.3
            }
            var winner = drawn.orange > drawn.white ? Side.ORANGE : Side.WHITE;
            s.poolToStock(winner, s.active(), Math.max(drawn.orange, drawn.white)); // MO-5.2
            switch (prize(tile)) {
                case TileEffect.Point() -> s.add(State.VP, winner, 1); // MO-5.4
                case TileEffect.Rebellion() -> {
                    if (s.held(winner.foe()) != 0) {
                        s.push(new Rebelling(winner));
                    }
                }
                case TileEffect.MarkerChange() -> s.push(new Changing(winner));
            }
        }

        @Override
        public String clause(State s, Revealed drawn) {
            return drawn.orange == drawn.white ? "MO-5.3" : "MO-5.2";
        }

        @Override
        public Said told(State s, Revealed drawn) {
            if (drawn.orange == drawn.white) {
                return drawn.orange == 0
                        ? Said.of("log.revealed-nothing", tile)
                        : Said.of("log.revealed-tie", tile, Force.of(s.active(), drawn.orange));
            }
            return Said.of(
                    prize(tile) instanceof TileEffect.Point ? "log.revealed-point" : "log.revealed",
                    drawn.orange > drawn.white ? Side.ORANGE : Side.WHITE,
                    Force.of(s.active(), Math.max(drawn.orange, drawn.white)),
                    Math.min(drawn.orange, drawn.white),
                    tile);
        }

        @Override
        public boolean inTurnOf(Side side) {
            return true;
        }

        /** Who has not bid is asked still. */
        @Override
        public void sensible(State s) {
            for (var side : Side.ALL) {
                Refusal.unless(s.hasBid(side) || asked(s, side), "MO-5.1", "refused.no-bids");
            }
        }

        private static boolean asked(State s, Side side) {
            return s.agenda() instanceof Together<Frame<State, Move>>(var branches, var _)
                    && branches.stream()
                            .anyMatch(branch -> branch.seat() == side
                                    && branch.now() instanceof First<Frame<State, Move>>(Bidding _, var _));
        }
    }

    /** What the winner of an auction is asked, in whoever's turn it was. */
    interface AsksWinner<M extends Move> extends Asks<M> {
        @Override
        default boolean inTurnOf(Side side) {
            return true;
        }
    }

    /** MO-5.5 */
    record Rebelling(Side seat) implements AsksWinner<OnRebellion>, Frame.Explained {
        @Override
        public Choices<OnRebellion> choices(State s) {
            return new Picks<OnRebellion>(1).add(new Spare()).each(Province.ALL, s.held(seat.foe()), Against::new);
        }

        @Override
        public void answer(State s, OnRebellion chosen) {
            switch (chosen) {
                case Spare() -> {}
                case Against(var province) -> s.push(new Removing(seat, province));
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Against(var province)
                    ? Refusal.of("MO-5.5", "refused.not-enemy", province)
                    : Refusal.notOffered(move);
        }

        @Override
        public Said detail(State s) {
            return Tile.REBELLION.tip();
        }

        @Override
        public void possible(State s) {
            require(s.held(seat.foe()) != 0, "MO-5.5");
        }
    }

    record Removing(Side seat, Province province) implements AsksWinner<Remove> {
        @Override
        public Choices<Remove> choices(State s) {
            var all = Force.each(s.pieces(province, Kind.KNIGHT), s.pieces(province, Kind.MAGE), Remove::new);
            all.removeIf(move -> move.knights + move.mages < 1 || move.knights + move.mages > 2);
            return Choices.of(all);
        }

        @Override
        public void answer(State s, Remove chosen) {
            s.boardToStock(seat.foe(), Kind.KNIGHT, province, chosen.knights);
            s.boardToStock(seat.foe(), Kind.MAGE, province, chosen.mages);
        }

        @Override
        public Refusal refused(State s, Remove move) {
            return Refusal.of("MO-5.5", "refused.removed", province, Force.of(s, province));
        }

        @Override
        public Said words(State s, Remove move) {
            return Said.of("remove", Force.of(move.knights, move.mages), province);
        }

        @Override
        public void possible(State s) {
            require(s.holds(seat.foe(), province), "MO-5.5");
        }
    }

    /** MO-5.6 */
    record Changing(Side seat) implements AsksWinner<OnMarkers>, Frame.Explained {
        @Override
        public Choices<OnMarkers> choices(State s) {
            var provinces = Province.in(s.board().provinces()).where(province -> swappable(s, province) != 0);
            return new Picks<OnMarkers>(1).add(new Keep()).each(provinces, Change::new);
        }

        @Override
        public void answer(State s, OnMarkers chosen) {
            switch (chosen) {
                case Keep() -> {}
                case Change(var province) -> s.push(new Swapping(seat, province));
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Change(var province))) {
                return Refusal.notOffered(move);
            }
            return s.board().has(province)
                    ? Refusal.of("MO-5.6", "refused.no-other-marker", province, s.marker(province))
                    : Refusal.of("MO-5.6", "refused.other-map", province);
        }

        @Override
        public Said detail(State s) {
            return Tile.CHANGE_MARKER.tip();
        }
    }

    /** The markers that may be laid there. */
    private static long swappable(State s, Province province) {
        return Subset.all(Marker.ALL)
                .where(marker -> s.supply(marker) > 0 && s.marker(province) != marker)
                .bits();
    }

    record Swapping(Side seat, Province province) implements AsksWinner<Swap> {
        @Override
        public Choices<Swap> choices(State s) {
            return new Picks<Swap>(1).each(Marker.ALL, swappable(s, province), Swap::new);
        }

        @Override
        public void answer(State s, Swap chosen) {
            s.mark(province, chosen.marker);
        }

        @Override
        public Refusal refused(State s, Swap move) {
            boolean same = s.marker(province) == move.marker;
            return Refusal.of("MO-5.6", same ? "refused.same-marker" : "refused.no-marker", move.marker);
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            var same = s.marker(province);
            return s.supply(same) > 0 ? List.of(Barred.of(new Swap(same))) : List.of();
        }

        @Override
        public Said words(State s, Swap move) {
            return Said.of("swap", move.marker, s.marker(province));
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.swapping", s.marker(province));
        }
    }
}
