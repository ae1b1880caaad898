package tabard.campaign.scene;

import tabard.campaign.content.Place;
import tabard.campaign.rules.*;
import tabard.campaign.terms.*;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table: what is taken up first, and what is pressed. */
public final class Grips {
    private Grips() {}

    private static String standing(State s, Place place) {
        return s.stands(place) == null ? Ids.faction(place) : Ids.company(place);
    }

    /** A battle is found where it is fought. */
    private static Grip field(State s, BattleNumber battle) {
        return Grip.on(Ids.zone(new BattleSheet(s, battle).field()));
    }

    public static Grip of(State s, Banner seat, Move move) {
        return switch (move) {
            case Events.SpentVein(var against) -> Grip.on(Ids.seat(against));
            case Events.NightFire(var place) -> Grip.on(Ids.zone(place));
            case Construction.Build(var _, var place) -> Grip.on(Ids.zone(place));
            case Construction.PullDown(var place) -> Grip.on(Ids.zone(place));
            case Purchases.Enlist(var place) -> Grip.on(Ids.zone(place));
            case Purchases.Garrison(var place) -> Grip.on(Ids.zone(place));
            case Upkeep.Sacrifice(var place) -> Grip.on(Ids.zone(place));
            case Upkeep.Dismiss(var place) -> Grip.on(Ids.zone(place));
            case Orders.Send(var from, var to) -> new Grip(Ids.company(from), Ids.zone(to));
            case Orders.Jump(var from, var to) -> new Grip(Ids.company(from), Ids.zone(to));
            case Orders.Cross(var from, var to) -> new Grip(Ids.company(from), Ids.zone(to));
            case Orders.Spread(var from, var to) -> new Grip(standing(s, from), Ids.zone(to));
            case Orders.Take(var place) -> Grip.on(Ids.zone(place));
            case Orders.On(var group, var to) -> new Grip(Ids.order(seat, group), Ids.zone(to));
            case Orders.JumpOn(var group, var to) -> new Grip(Ids.order(seat, group), Ids.zone(to));
            case Orders.CrossOn(var group, var to) -> new Grip(Ids.order(seat, group), Ids.zone(to));
            case Opponents.Face(var opponent) -> Grip.on(Ids.seat(opponent));
            case Opponents.FaceFirst(var opponent) -> Grip.on(Ids.seat(opponent));
            case Gauntlet.Defy(var champion, var place) -> new Grip(Ids.company(champion), Ids.zone(place));
            case Mercenaries.Hire(var place) -> Grip.on(Ids.zone(place));
            case Retreats.OnRetreat retreat -> Grip.on(Ids.zone(retreat.place()));
            case Orders.Reserve(var place, var _) -> Grip.on(Ids.zone(place));
            case Reports.TurnTo(var battle) -> field(s, battle);
            case Annexing.Annex(var battle, var _, var _) -> field(s, battle);
            case Annexing.LeaveIt(var battle) -> field(s, battle);
            default -> Grip.BUTTON;
        };
    }
}
