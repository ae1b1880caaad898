package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.State.Asks;
import tabard.macht.State.Draws;
import tabard.macht.State.Runs;
import tabard.table.Choices;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 5: lightning tiles, auctioned as soon as they are taken. */
final class Auction {
    private Auction() {}

    /** Only the bidder reads how many; the other reads that a bid was made. */
    @Rule("MO-5.1")
    record Bid(int pieces) implements Move {
        private static final Audience SECRET = new Audience.Actor("bids");
        private static final List<List<Bid>> UP_TO = upTo(Content.BOX.pieces());

        private static List<List<Bid>> upTo(int most) {
            var all = new ArrayList<Bid>();
            var lists = new ArrayList<List<Bid>>();
            for (int n = 0; n <= most; n++) {
                all.add(new Bid(n));
                lists.add(List.copyOf(all));
            }
            return lists;
        }

        @Override
        public Audience audience() {
            return SECRET;
        }
    }

    @Rule("MO-5.1")
    record Revealed(int orange, int white) implements Move {}

    sealed interface OnRebellion extends Move {}

    @Rule("MO-5.5")
    record Against(Province province) implements OnRebellion {
        static final List<Against> EACH = Moves.each(Province.ALL, Against::new);
    }

    @Rule("MO-5.5")
    record Spare() implements OnRebellion {
        static final Spare IT = new Spare();
    }

    @Rule("MO-5.5")
    record Remove(int knights, int mages) implements Move {}

    sealed interface OnMarkers extends Move {}

    @Rule("MO-5.6")
    record Change(Province province) implements OnMarkers {
        static final List<Change> EACH = Moves.each(Province.ALL, Change::new);
    }

    @Rule("MO-5.6")
    record Keep() implements OnMarkers {
        static final Keep IT = new Keep();
    }

    @Rule("MO-5.6")
    record Swap(Marker marker) implements Move {
        static final List<Swap> EACH = Moves.each(Marker.ALL, Swap::new);
    }

    /** MO-4.A1, 5.7: the tile leaves the display and costs its cube; a Serpent may still stop the bidding. */
    static void open(State s, Side taker, Tile tile) {
        s.displayToDiscards(tile, 1);
        s.spendCube();
        Serpent.unlessCancelled(s, taker.foe(), tile, new Opening(tile));
    }

    private static void auctioned(Tile tile) {
        if (!tile.lightning()) {
            throw new Refusal(Said.of("refused.not-auctioned", "@" + tile.word()), "MO-5.1");
        }
    }

    record Opening(Tile tile) implements Runs {
        private static final List<Bidding> BOTH = List.of(new Bidding(Side.ORANGE), new Bidding(Side.WHITE));

        Opening {
            auctioned(tile);
        }

        @Override
        public void run(State s) {
            s.push(new Revealing(tile));
            s.fork(BOTH);
        }
    }

    record Bidding(Side seat) implements Asks<Bid> {
        @Override
        public Choices<Bid> choices(State s) {
            return Choices.of(Bid.UP_TO.get(s.pool(seat, s.active())));
        }

        @Override
        public void answer(State s, Bid chosen) {
            s.set(State.BID, seat, chosen.pieces + 1);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Bid(int pieces)
                    ? new Refusal(
                            Said.of(
                                    "refused.bid",
                                    pieces,
                                    s.pool(seat, s.active()),
                                    "@" + s.active().plural()),
                            "MO-5.1")
                    : Refusal.notOffered(move);
        }
    }

    /** The hands are opened. */
    record Revealing(Tile tile) implements Draws<Revealed> {
        Revealing {
            auctioned(tile);
        }

        @Override
        public Lottery<Revealed> lottery(State s) {
            return new Lottery.Certain<>(
                    new Revealed(s.count(State.BID, Side.ORANGE) - 1, s.count(State.BID, Side.WHITE) - 1));
        }

        @Override
        public void answer(State s, Revealed drawn) {
            s.clear(State.BID);
            if (drawn.orange == drawn.white) {
                return; // MO-5.3
            }
            var winner = drawn.orange > drawn.white ? Side.ORANGE : Side.WHITE;
            s.poolToStock(winner, s.active(), Math.max(drawn.orange, drawn.white)); // MO-5.2
            switch (tile) {
                case VICTORY_POINT -> s.gainPoint(winner); // MO-5.4
                case REBELLION -> {
                    if (s.held(winner.foe()) != 0) {
                        s.push(new Rebelling(winner));
                    }
                }
                case CHANGE_MARKER -> s.push(new Changing(winner));
                default -> throw new IllegalStateException("not auctioned: " + tile);
            }
        }
    }

    /** MO-5.5 */
    record Rebelling(Side seat) implements Asks<OnRebellion> {
        @Override
        public Choices<OnRebellion> choices(State s) {
            var out = new ArrayList<OnRebellion>(8);
            out.add(Spare.IT);
            Moves.add(out, Against.EACH, s.held(seat.foe()));
            return Choices.of(out);
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
                    ? new Refusal(Said.of("refused.not-enemy", "@" + province.word()), "MO-5.5")
                    : Refusal.notOffered(move);
        }
    }

    record Removing(Side seat, Province province) implements Asks<Remove> {
        @Override
        public Choices<Remove> choices(State s) {
            var out = new ArrayList<Remove>(5);
            for (int knights = 0; knights <= Math.min(2, s.pieces(province, Kind.KNIGHT)); knights++) {
                for (int mages = 0; mages <= Math.min(2 - knights, s.pieces(province, Kind.MAGE)); mages++) {
                    if (knights + mages > 0) {
                        out.add(new Remove(knights, mages));
                    }
                }
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Remove chosen) {
            s.boardToStock(seat.foe(), Kind.KNIGHT, province, chosen.knights);
            s.boardToStock(seat.foe(), Kind.MAGE, province, chosen.mages);
        }
    }

    /** MO-5.6 */
    record Changing(Side seat) implements Asks<OnMarkers> {
        @Override
        public Choices<OnMarkers> choices(State s) {
            var out = new ArrayList<OnMarkers>(16);
            out.add(Keep.IT);
            for (int rest = s.board().provinces(); rest != 0; rest &= rest - 1) {
                var province = Province.first(rest);
                for (var marker : Marker.ALL) {
                    if (swappable(s, province, marker)) {
                        out.add(Change.EACH.get(province.ordinal()));
                        break;
                    }
                }
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnMarkers chosen) {
            switch (chosen) {
                case Keep() -> {}
                case Change(var province) -> s.push(new Swapping(seat, province));
            }
        }
    }

    private static boolean swappable(State s, Province province, Marker marker) {
        return s.count(State.SUPPLY, marker) > 0 && s.marker(province) != marker;
    }

    record Swapping(Side seat, Province province) implements Asks<Swap> {
        @Override
        public Choices<Swap> choices(State s) {
            var out = new ArrayList<Swap>(3);
            for (var marker : Marker.ALL) {
                if (swappable(s, province, marker)) {
                    out.add(Swap.EACH.get(marker.ordinal()));
                }
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Swap chosen) {
            s.mark(province, chosen.marker);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Swap(var marker)
                    ? new Refusal(
                            Said.of(
                                    s.marker(province) == marker ? "refused.same-marker" : "refused.no-marker",
                                    "@" + marker.word()),
                            "MO-5.6")
                    : Refusal.notOffered(move);
        }
    }
}
