package tabard.campaign.rules;

import tabard.campaign.content.Place;
import tabard.campaign.rules.Orders.*;

/** What an answer changes in a draft. */
final class Entering {
    private Entering() {}

    static void enter(Ground ground, Draft draft, OnOrders chosen) {
        switch (chosen) {
            case Confirm _, Reserve _ -> {}
            case Send(var from, var to) -> start(ground, draft, from, to, Way.WALK);
            case Jump(var from, var to) -> start(ground, draft, from, to, Way.JUMP);
            case Cross(var from, var to) -> start(ground, draft, from, to, Way.INFILTRATE);
            case Spread(var from, var to) ->
                draft.start(draft.standingSlot(), from.ordinal(), to.ordinal(), Way.WALK, 0);
            case Take(var place) -> {
                int g = draft.standingSlot();
                draft.start(g, place.ordinal(), place.ordinal(), Way.WALK, 0);
                draft.takesMine[g] = (ground.mines & place.bit()) != 0;
            }
            case On(var group, var to) -> draft.on(ground, group.ordinal(), to.ordinal(), Way.WALK);
            case JumpOn(var group, var to) -> draft.on(ground, group.ordinal(), to.ordinal(), Way.JUMP);
            case CrossOn(var group, var to) -> draft.on(ground, group.ordinal(), to.ordinal(), Way.INFILTRATE);
            case Part(var group, int pa) -> draft.troops(group.ordinal(), pa, draft.joined[group.ordinal()]);
            case Join(var group, int pa) -> draft.troops(group.ordinal(), draft.pa[group.ordinal()], pa);
            case Settle(var group, int pa) -> draft.settles[group.ordinal()] = pa;
            case PayAtMost(var group, int pc) -> draft.pays[group.ordinal()] = pc;
            case Prefer(var group) -> draft.prefer(group.ordinal());
            case TakeMine(var group) -> draft.takesMine[group.ordinal()] = true;
            case LeaveMine(var group) -> draft.takesMine[group.ordinal()] = false;
            case Plant(var group, var place) -> draft.leaves[leg(draft, group, place)] = true;
            case PassBy(var group, var place) -> draft.leaves[leg(draft, group, place)] = false;
            case Raze(var group, var place) -> draft.razes[leg(draft, group, place)] = true;
            case Spare(var group, var place) -> draft.razes[leg(draft, group, place)] = false;
            case Withdraw(var group) -> draft.withdraw(group.ordinal());
        }
    }

    private static int leg(Draft draft, Group group, Place place) {
        return group.ordinal() * Draft.LEGS + draft.leg(group.ordinal(), place.ordinal());
    }

    private static void start(Ground ground, Draft draft, Place from, Place to, Way by) {
        int troops = ground.company(from.ordinal());
        int room = draft.room(ground, to.ordinal(), Draft.NONE);
        draft.start(
                draft.slot(),
                from.ordinal(),
                to.ordinal(),
                by,
                room < State.THOUSAND ? troops : Math.min(troops, room)); // CA-7.14; where nothing fits one can only pass
    }
}
