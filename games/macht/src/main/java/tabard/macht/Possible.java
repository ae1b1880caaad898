package tabard.macht;

import org.jspecify.annotations.Nullable;
import tabard.table.Frame;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What must be true when a frame's turn comes: in play it always is, in a hand-written position it may not be. */
final class Possible {
    private Possible() {}

    /** Refuses a frame that could not be reached here; above it may lie a retreat that comes first. */
    static void check(State s, Frame<State, Move> frame, @Nullable Frame<State, Move> above) {
        if (s.cycle() == 0 && !(frame instanceof Setup.Marking) && !(frame instanceof Cycle.Beginning)) {
            throw impossible(frame, "MO-2.3");
        }
        switch (frame) {
            case Turn.Acting _, Turn.Another _ -> time(s);
            case Tiles.Using(var side, var tile) -> {
                time(s);
                if (s.reserve(side, tile) == 0) {
                    throw Turn.notPlayable(s, side, tile);
                }
            }
            case Serpent.Window(var side, var pending) -> window(s, side, pending);
            case Tiles.Effect effect -> effect(s, effect);
            case Auction.Revealing _ ->
                require(s.count(State.BID, Side.ORANGE) > 0 && s.count(State.BID, Side.WHITE) > 0, "refused.no-bids");
            case Auction.Bidding _ -> throw impossible(frame, "MO-5.1"); // both bid at once, in a fork
            case Auction.Rebelling(var side) -> require(s.held(side.foe()) != 0, frame, "MO-5.5");
            case Auction.Removing(var side, var province) -> require(s.holds(side.foe(), province), frame, "MO-5.5");
            case Movement.Second(var side, var first) -> require(has(Movement.firsts(s, side), first), frame, "MO-6.7");
            case Movement.Sharing(var side, var first, var second) ->
                require(
                        has(Movement.firsts(s, side), first) && has(Movement.seconds(s, side, first), second),
                        frame,
                        "MO-6.7");
            case SeaMove.Landing(var side, var from) -> require(has(SeaMove.harbours(s, side), from), frame, "MO-6.8");
            case SeaMove.Shipping(var side, var from, var to) ->
                require(
                        has(SeaMove.harbours(s, side), from) && has(SeaMove.landings(s, side, from), to),
                        frame,
                        "MO-6.8");
            case Tiles.Enlisting(var side, var _) ->
                require(s.stock(side, Kind.KNIGHT) > 0 && s.stock(side, Kind.MAGE) > 0, frame, "MO-6.11");
            case Influence.Strengthening(var side, var province) ->
                require(
                        s.pool(side, Kind.KNIGHT) > 0 && s.pool(side, Kind.MAGE) > 0 && has(s.open(side), province),
                        frame,
                        "MO-6.2");
            case Influence.Retreating(var side, var province) ->
                require(s.holds(side, province) && (s.neighbours(province) & s.open(side)) != 0, frame, "MO-6.4");
            case Influence.Occupying(var side, var province) ->
                require(
                        s.pool(side, s.active()) > 0
                                && (above == null
                                        ? s.pieces(province) == 0
                                        : above.equals(new Influence.Retreating(side.foe(), province))),
                        frame,
                        "MO-6.5");
            case Setup.Marking(var province) ->
                require(s.cycle() == 0 && dealt(s) == (s.board().provinces() & (province.bit() - 1)), frame, "MO-2.1");
            case Cycle.Showing(int tiles) -> require(Cycle.inStack(s) >= tiles, frame, "MO-3.3");
            default -> {}
        }
    }

    private static void time(State s) {
        if (s.cubes() == 0) {
            throw new Refusal(Said.of("refused.no-time"), "MO-7.1");
        }
    }

    private static void window(State s, Side side, State.Runs pending) {
        if (s.reserve(side, Tile.SERPENT) == 0 || s.cubes() == 0) {
            throw new Refusal(Said.of("refused.no-serpent", "@" + side.word()), "MO-6.10");
        }
        switch (pending) {
            case Auction.Opening _ -> {}
            case Tiles.Effect effect
            when effect.side() == side.foe() && effect.tile() != Tile.SERPENT -> effect(s, effect);
            default -> throw impossible(new Serpent.Window(side, pending), "MO-6.10");
        }
    }

    /** A tile does only what it could have been played for. */
    private static void effect(State s, Tiles.Effect effect) {
        var using = new Tiles.Using(effect.side(), effect.tile());
        if (!using.choices(s).all().contains(effect.use())) {
            throw using.refusal(s, (Move) effect.use());
        }
    }

    /** The provinces that have their markers. */
    private static int dealt(State s) {
        int dealt = 0;
        for (var marker : Marker.ALL) {
            dealt |= s.marked(marker);
        }
        return dealt;
    }

    private static boolean has(int provinces, Province province) {
        return (provinces & province.bit()) != 0;
    }

    private static void require(boolean possible, String key) {
        if (!possible) {
            throw new Refusal(Said.of(key), "MO-5.1");
        }
    }

    private static void require(boolean possible, Frame<State, Move> frame, String clause) {
        if (!possible) {
            throw impossible(frame, clause);
        }
    }

    private static Refusal impossible(Frame<State, Move> frame, String clause) {
        return new Refusal(Said.of("refused.impossible", Order.text(frame)), clause);
    }
}
