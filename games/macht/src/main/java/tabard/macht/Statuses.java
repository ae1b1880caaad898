package tabard.macht;

import org.jspecify.annotations.Nullable;
import tabard.table.Frame;
import tabard.table.scene.Said;

/** The sentence on top of the page: who must do what, or what is being drawn. */
final class Statuses {
    private Statuses() {}

    static Said of(State s, Frame<State, Move> frame) {
        return switch (frame) {
            case Setup.Marking _ -> Said.of("status.marking");
            case Cycle.Reinforcing _ -> Said.of("status.reinforcing", s.cycle());
            case Cycle.Turning _ -> Said.of("status.turning");
            case Cycle.Showing(int tiles) -> Said.of("status.showing", tiles);
            case Cycle.Starting _ -> Said.of("status.starting");
            case Cycle.Ending _ -> Said.of("status.ending", s.cycle());
            case Auction.Revealing(var tile) -> Said.of("status.revealing", Ids.name(tile));
            case Turn.Acting(var seat, int actions) -> Said.of("status.acting", Ids.name(seat), actions);
            case Turn.Another(var seat) -> Said.of("status.another", Ids.name(seat));
            case Tiles.Using(var seat, var tile) -> Said.of("status.using", Ids.name(seat), Ids.name(tile));
            case Tiles.Enlisting(var seat, var tile) -> Said.of("status.enlisting", Ids.name(seat), Ids.name(tile));
            case Serpent.Window(var seat, var _) ->
                Said.of("status.window", Ids.name(seat), named(Focus.of(s).played()));
            case Influence.Strengthening(var seat, var province) ->
                Said.of("status.strengthening", Ids.name(seat), Ids.name(province));
            case Influence.Retreating(var seat, var province) ->
                Said.of("status.retreating", Ids.name(seat), Ids.name(province));
            case Influence.Occupying(var seat, var province) ->
                Said.of("status.occupying", Ids.name(seat), Ids.name(province));
            case Movement.First(var seat) -> Said.of("status.moving", Ids.name(seat));
            case Movement.Second(var seat, var first) ->
                Said.of("status.moving-beside", Ids.name(seat), Ids.name(first));
            case Movement.Sharing(var seat, var first, var second) ->
                Said.of("status.sharing", Ids.name(seat), Ids.name(first), Ids.name(second));
            case SeaMove.Embarking(var seat) -> Said.of("status.embarking", Ids.name(seat));
            case SeaMove.Landing(var seat, var from) -> Said.of("status.landing", Ids.name(seat), Ids.name(from));
            case SeaMove.Shipping(var seat, var from, var to) ->
                Said.of("status.shipping", Ids.name(seat), Ids.name(from), Ids.name(to));
            case Auction.Rebelling(var seat) -> Said.of("status.rebelling", Ids.name(seat));
            case Auction.Removing(var seat, var province) ->
                Said.of("status.removing", Ids.name(seat), Ids.name(province));
            case Auction.Changing(var seat) -> Said.of("status.changing", Ids.name(seat));
            case Auction.Swapping(var seat, var province) ->
                Said.of("status.swapping", Ids.name(seat), Ids.name(province));
            case Auction.Bidding _ -> bidding(s);
            default -> throw new IllegalStateException("waits for nobody: " + frame);
        };
    }

    static Said bidding(State s) {
        return Said.of("status.bidding", named(Focus.of(s).played()));
    }

    /** The name of a tile; a position set up by hand may not tell which one it is. */
    static String named(@Nullable Tile tile) {
        return tile == null ? "@tile" : Ids.name(tile);
    }
}
