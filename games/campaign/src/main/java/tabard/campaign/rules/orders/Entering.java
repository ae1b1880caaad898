package tabard.campaign.rules.orders;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;

/** What an answer changes in a draft. The map is looked at only where somebody goes somewhere. */
record Entering(State s, Banner seat, Draft draft) {
    void enter(OnOrders chosen) {
        switch (chosen) {
            case Confirm _, Reserve _ -> {}
            case Send(var from, var to) -> start(from, to, Way.WALK);
            case Jump(var from, var to) -> start(from, to, Way.JUMP);
            case Cross(var from, var to) -> start(from, to, Way.INFILTRATE);
            case Spread(var from, var to) -> draft.start(slot(draft.standingSlot()), from, to, Way.WALK, 0);
            case Take(var place) -> {
                var g = slot(draft.standingSlot());
                draft.start(g, place, place, Way.WALK, 0);
                draft.takesMine(g, s.has(place, Building.MINE));
            }
            case On(var group, var to) -> on(group, to, Way.WALK);
            case JumpOn(var group, var to) -> on(group, to, Way.JUMP);
            case CrossOn(var group, var to) -> on(group, to, Way.INFILTRATE);
            case Part(var group, int pa) -> draft.troops(group, pa, draft.joined(group));
            case Join(var group, int pa) -> draft.troops(group, draft.pa(group), pa);
            case Settle(var group, int pa) -> draft.settles(group, pa);
            case PayAtMost(var group, int pc) -> draft.pays(group, pc);
            case Prefer(var group) -> draft.prefer(group);
            case TakeMine(var group) -> draft.takesMine(group, true);
            case LeaveMine(var group) -> draft.takesMine(group, false);
            case Plant(var group, var place) -> draft.plants(group, leg(group, place), true);
            case PassBy(var group, var place) -> draft.plants(group, leg(group, place), false);
            case Raze(var group, var place) -> draft.razes(group, leg(group, place), true);
            case Spare(var group, var place) -> draft.razes(group, leg(group, place), false);
            case Withdraw(var group) -> draft.withdraw(group);
        }
    }

    /** What is offered has a place to be written in. */
    private static Group slot(@Nullable Group free) {
        return Objects.requireNonNull(free);
    }

    private int leg(Group group, Place place) {
        return draft.leg(group, place);
    }

    /** CA-9.3: whether the place where the group is now is crossed by annexing it, the rules have seen to that it can be crossed. */
    private void on(Group group, Place to, Way by) {
        var at = draft.end(group);
        var owner = s.owner(at);
        draft.on(group, to, by, owner != null && owner != seat && s.building(at) == null);
    }

    /** CA-7.14: as many as have room; where nobody has, one can only pass. */
    private void start(Place from, Place to, Way by) {
        int troops = company(from);
        var stands = s.stands(to);
        boolean home = stands == seat || (stands == null && (s.owner(to) == null || s.owns(seat, to)));
        int room = home ? State.COMPANY_MOST - draft.ending(company(to), to, null) : troops;
        draft.start(slot(draft.slot()), from, to, by, room < State.THOUSAND ? troops : Math.min(troops, room));
    }

    /** Those who can go (CA-7.13). */
    private int company(Place place) {
        int pa = s.stands(place) == seat ? s.company(place) : 0;
        return s.owns(seat, place) ? pa - s.count(State.RESERVE_LOTS, place) : pa;
    }
}
