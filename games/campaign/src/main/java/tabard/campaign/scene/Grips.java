package tabard.campaign.scene;

import tabard.campaign.rules.*;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table: what is taken up first, and what is pressed. */
public final class Grips {
    private Grips() {}

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
            default -> Grip.BUTTON;
        };
    }
}
