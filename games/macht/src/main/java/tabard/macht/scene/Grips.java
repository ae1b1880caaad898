package tabard.macht.scene;

import java.util.Objects;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table, where that is more than the province it names: what is taken up first, and what is pressed. */
public final class Grips {
    private Grips() {}

    public static Grip of(State s, Side seat, Move move, Grip byShape) {
        return switch (move) {
            case Turn.Take(var tile) -> Grip.on(Ids.display(tile));
            case Turn.Place(var province) -> new Grip(Ids.pool(seat, s.active()), Ids.zone(province));
            case Turn.Play(var tile) -> Grip.on(Ids.reserve(seat, tile));
            case Influence.Strengthen(var province) -> // the tile is put down on the province
                new Grip(Ids.reserve(seat, Objects.requireNonNull(Focus.of(s).used())), Ids.zone(province));
            case Influence.With(var kind) -> Grip.on(Ids.pool(seat, kind));
            case Influence.Retreat(var kind, var to) ->
                new Grip(Ids.standing(Focus.of(s).province(), kind), Ids.zone(to));
            case Influence.Occupy() -> Grip.on(Ids.zone(Focus.of(s).province()));
            case Tiles.Raise(var kind) -> Grip.on(Ids.stock(seat, kind));
            case Serpent.Cancel() -> Grip.on(Ids.reserve(seat, Tile.SERPENT));
            case Auction.Swap(var marker) -> Grip.on(Ids.supply(marker));
            default -> byShape;
        };
    }
}
