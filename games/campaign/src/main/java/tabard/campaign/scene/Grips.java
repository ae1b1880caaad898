package tabard.campaign.scene;

import tabard.campaign.content.Place;
import tabard.campaign.rules.*;
import tabard.campaign.rules.battle.*;
import tabard.campaign.rules.judging.*;
import tabard.campaign.rules.orders.Orders;
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

    private static Grip line(Banner seat, Group group, String line) {
        return Grip.counting(Ids.line(seat, group, line));
    }

    private static Grip chest(Chest chest) {
        return Grip.on(Ids.report(chest == Chest.FIRST ? Ids.REPORT_FIRST : Ids.REPORT_SECOND));
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
            case Orders.Reserve(var place, var _) -> Grip.counting(Ids.zone(place));
            case Orders.Part(var group, var _) -> line(seat, group, SheetPicture.GOES);
            case Orders.Join(var group, var _) -> line(seat, group, SheetPicture.GOES);
            case Orders.Settle(var group, var _) -> line(seat, group, SheetPicture.SETTLE);
            case Orders.PayAtMost(var group, var _) -> line(seat, group, SheetPicture.PRICE);
            case Orders.Prefer(var group) -> line(seat, group, SheetPicture.PRICE);
            case Orders.TakeMine(var group) -> line(seat, group, SheetPicture.LEFT);
            case Orders.LeaveMine(var group) -> line(seat, group, SheetPicture.LEFT);
            case Orders.Plant(var group, var _) -> line(seat, group, SheetPicture.LEFT);
            case Orders.PassBy(var group, var _) -> line(seat, group, SheetPicture.LEFT);
            case Orders.Raze(var group, var _) -> line(seat, group, SheetPicture.LEFT);
            case Orders.Spare(var group, var _) -> line(seat, group, SheetPicture.LEFT);
            case Orders.Withdraw(var group) -> Grip.on(Ids.card(seat, group));
            case Preparations.Size(var battle, var _) -> Grip.counting(Ids.setUp(battle, 2, "size"));
            case Preparations.Scenario(var battle, var _) -> Grip.on(Ids.setUp(battle, 2, "size"));
            case Preparations.OnScreen(var battle) -> Grip.on(Ids.setUp(battle, 2, "size"));
            case Preparations.AtTable(var battle) -> Grip.on(Ids.setUp(battle, 2, "size"));
            case Incarnates.OnList list -> Grip.on(Ids.setUp(list.battle(), 3, "list"));
            case Reports.Type _ -> Grip.on(Ids.report(Ids.REPORT_TYPE));
            case Reports.Vp _, Reports.Met _ -> Grip.counting(Ids.report(Ids.REPORT_POINTS));
            case Reports.Lost _ -> Grip.counting(Ids.report(Ids.REPORT_LOST));
            case Reports.Took(var _, var chest, var _) -> chest(chest);
            case Reports.Untaken(var _, var chest) -> chest(chest);
            case Reports.Fielded _, Reports.Unfielded _ -> Grip.on(Ids.report(Ids.REPORT_INCARNATES));
            case Reports.TurnTo(var battle) -> field(s, battle);
            case Annexing.Annex(var battle, var _, var _) -> field(s, battle);
            case Annexing.LeaveIt(var battle) -> field(s, battle);
            default -> Grip.BUTTON;
        };
    }
}
