package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.table.Moves;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table, where that is more than the region it names: made once, since a planning player is offered a hundred of them after every card. */
public final class Grips {
    private static final List<List<Grip>> SLOTS =
            Moves.each(Colour.ALL, Space.ALL, (colour, space) -> Grip.on(Ids.slot(colour, space)));
    private static final List<List<List<Grip>>> LAID = Moves.each(Colour.ALL, Grips::layings);

    private Grips() {}

    private static List<List<Grip>> layings(Colour seat) {
        return Moves.each(
                Card.ALL, Space.ALL, (card, space) -> new Grip(Ids.inHand(seat, card), Ids.slot(seat, space)));
    }

    public static Grip of(State s, Colour seat, Move move, Grip byShape) {
        return switch (move) {
            case Setup.Found(var group) -> Grip.on(Ids.group(seat, group));
            case Deployment.Choose(var card) -> Grip.on(Ids.inDraft(seat, card));
            case Deployment.Deploy(var region, var group) -> new Grip(Ids.group(seat, group), region.word());
            case Planning.Lay(var card, var space) ->
                LAID.get(seat.ordinal()).get(card.ordinal()).get(space.ordinal());
            case Planning.Lift(var space) ->
                new Grip(
                        Ids.laid(seat, space),
                        Ids.hand(seat, s.require(State.BOARD, seat, space))); // back to where it came from
            case Resolution.Reveal(var space, var _) ->
                SLOTS.get(seat.ordinal()).get(space.ordinal());
            case Actions.Cross(var realm) -> Grip.on(Ids.of(seat, realm.word() + "-limbo"));
            default -> byShape;
        };
    }
}
