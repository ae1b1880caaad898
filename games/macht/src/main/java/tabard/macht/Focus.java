package tabard.macht;

import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;

/** What the table is busy with: provinces named in an unfinished choice, a tile picked from a reserve, a tile laid open. */
record Focus(
        int provinces,
        @Nullable Side user,
        @Nullable Tile used,
        @Nullable Tile played) {
    private static final Focus NOTHING = new Focus(0, null, null, null);

    static Focus of(State s) {
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ -> NOTHING;
            case Agenda.First<Frame<State, Move>>(Auction.Bidding _, var then) -> on(then);
            case Agenda.First<Frame<State, Move>>(var frame, var _) -> on(frame);
            case Agenda.Together<Frame<State, Move>>(var _, var then) -> on(then);
        };
    }

    /** The tile that is bid for is named by what comes after the bids. */
    private static Focus on(Agenda<Frame<State, Move>> then) {
        return then instanceof Agenda.First<Frame<State, Move>>(var frame, var _) ? on(frame) : NOTHING;
    }

    private static Focus on(Frame<State, Move> frame) {
        return switch (frame) {
            case Tiles.Using(var side, var tile) -> new Focus(0, side, tile, null);
            case Serpent.Window(var _, Tiles.Effect(var _, var tile, var use)) ->
                new Focus(target(use), null, null, tile);
            case Serpent.Window(var _, Auction.Opening(var tile)) -> on(tile);
            case Tiles.Enlisting(var _, var tile) -> on(tile);
            case Auction.Revealing(var tile) -> on(tile);
            case Influence.Strengthening(var _, var province) -> on(province);
            case Influence.Retreating(var _, var province) -> on(province);
            case Influence.Occupying(var _, var province) -> on(province);
            case Movement.Second(var _, var first) -> on(first);
            case Movement.Sharing(var _, var first, var second) -> on(first.bit() | second.bit());
            case SeaMove.Landing(var _, var from) -> on(from);
            case SeaMove.Shipping(var _, var from, var to) -> on(from.bit() | to.bit());
            case Auction.Removing(var _, var province) -> on(province);
            case Auction.Swapping(var _, var province) -> on(province);
            default -> NOTHING;
        };
    }

    private static int target(Tiles.Use use) {
        return switch (use) {
            case Influence.Strengthen(var province) -> province.bit();
            case Influence.Topple(var province) -> province.bit();
            case Tiles.Rally _, Tiles.Redistribute _, Tiles.Sail _, Tiles.Enlist _ -> 0;
        };
    }

    private static Focus on(Tile played) {
        return new Focus(0, null, null, played);
    }

    private static Focus on(Province province) {
        return on(province.bit());
    }

    private static Focus on(int provinces) {
        return new Focus(provinces, null, null, null);
    }

    boolean uses(Side side, Tile tile) {
        return side == user && tile == used;
    }
}
