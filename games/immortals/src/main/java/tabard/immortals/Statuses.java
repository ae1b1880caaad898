package tabard.immortals;

import tabard.table.Frame;
import tabard.table.scene.Said;

/** The sentence on top of the page: who must do what, or what is being drawn. */
final class Statuses {
    private Statuses() {}

    static Said of(Frame<State, Move> frame) {
        return switch (frame) {
            case Setup.Dealing(var colour, var realm) ->
                Said.of("status.dealing", Ids.name(colour), "@realm." + realm.word());
            case Setup.Leading _ -> Said.of("status.leading");
            case Setup.Founding(var seat) -> Said.of("status.founding", Ids.name(seat));
            case Hands.Filling(var colour, var _, var _) -> Said.of("status.drawing", Ids.name(colour));
            case Hands.Drawing(var colour, var _) -> Said.of("status.drawing", Ids.name(colour));
            case Hands.Surrendering(var land, var _) -> Said.of("status.surrendering", Ids.name(land));
            case Deployment.Revealing _ -> Said.of("status.revealing");
            case Deployment.Deploying(var seat, var card) ->
                Said.of("status.deploying", Ids.name(seat), Ids.name(card));
            case Deployment.Passing _ -> Said.of("status.passing");
            case CubeTower.FirstThrow _ -> Said.of("status.first-throw");
            case CubeTower.Spreading(var seat) -> Said.of("status.spreading", Ids.name(seat));
            case Reinforcements.Offered(var seat) -> Said.of("status.offered", Ids.name(seat));
            case Reinforcements.Returning(var seat, var realm, int armies, var _) ->
                Said.of("status.returning", Ids.name(seat), armies, Ids.limbo(realm));
            case Planning.Uncovering _ -> Said.of("status.uncovering");
            case Resolution.Acting(var seat) -> Said.of("status.acting", Ids.name(seat));
            case Actions.Compensating(var seat) -> Said.of("status.compensating", Ids.name(seat));
            case Actions.Using(var seat, var space, var card) ->
                Said.of("status.using", Ids.name(seat), Ids.name(card), Ids.name(space));
            case Attack.Targeting(var seat, var _, var origin) ->
                Said.of("status.targeting", Ids.name(seat), Ids.name(origin));
            case Attack.Naming(var seat, var card, var _, var _) ->
                Said.of("status.naming", Ids.name(seat), Ids.name(card));
            case Attack.Sending(var seat, var _, var origin, var target) ->
                Said.of("status.sending", Ids.name(seat), Ids.name(origin), Ids.name(target));
            case Battle.Throwing(var attacker, var _, var _, var target, int armies) ->
                Said.of("status.throwing", Ids.name(attacker), armies, Ids.name(target));
            case March.Arriving(var seat, var origin) -> Said.of("status.arriving", Ids.name(seat), Ids.name(origin));
            case March.Moving(var seat, var origin, var target) ->
                Said.of("status.moving", Ids.name(seat), Ids.name(origin), Ids.name(target));
            case Spells.Stationing(var seat, var realm, int armies, var _) ->
                Said.of("status.stationing", Ids.name(seat), armies, Ids.limbo(realm));
            case Scoring.Counting _ -> Said.of("status.counting");
            default -> throw new IllegalStateException("waits for nobody: " + frame);
        };
    }
}
