package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.table.Moves;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table: made once, since a planning player is offered a hundred of them after every card. */
public final class Grips {
    private static final List<Grip> REGIONS = Moves.each(Region.ALL, region -> Grip.on(region.word()));
    private static final List<List<Grip>> SLOTS =
            Moves.each(Colour.ALL, colour -> Moves.each(Space.ALL, space -> Grip.on(Ids.slot(colour, space))));
    private static final List<List<List<Grip>>> LAID = Moves.each(
            Colour.ALL,
            colour -> Moves.each(
                    Card.ALL,
                    card -> Moves.each(
                            Space.ALL, space -> new Grip(Ids.inHand(colour, card), Ids.slot(colour, space)))));

    private Grips() {}

    public static Grip of(State s, Colour seat, Move move) {
        return switch (move) {
            case Setup.Found(var group) -> Grip.on(Ids.group(seat, group));
            case Deployment.Choose(var card) -> Grip.on(Ids.inDraft(seat, card));
            case Deployment.Deploy(var region, var group) -> new Grip(Ids.group(seat, group), region.word());
            case Reinforcements.Reinforce(var region) -> on(region);
            case Planning.Lay(var card, var space) ->
                LAID.get(seat.ordinal()).get(card.ordinal()).get(space.ordinal());
            case Planning.Lift(var space) ->
                new Grip(Ids.laid(seat, space), Ids.hand(seat, s.card(seat, space))); // back to where it came from
            case Resolution.Reveal(var space, var _) ->
                SLOTS.get(seat.ordinal()).get(space.ordinal());
            case Actions.In(var region) -> on(region);
            case Actions.Build(var _, var region) -> on(region);
            case Actions.Strike(var region) -> on(region);
            case Actions.Depart(var region) -> on(region);
            case Actions.Claim(var region) -> on(region);
            case Actions.Cross(var realm) -> Grip.on(Ids.of(seat, realm.word() + "-limbo"));
            case Attack.Against(var region) -> on(region);
            case Attack.As(var region) -> on(region);
            case March.To(var region) -> on(region);
            case Spells.Station(var region) -> on(region);
            default -> Grip.BUTTON;
        };
    }

    private static Grip on(Region region) {
        return REGIONS.get(region.ordinal());
    }
}
