package tabard.campaign.rules.orders;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Why an order cannot be entered (21.6): the first thing that is wrong with it, with its clause. */
final class WhyNotOrdered {
    private final State s;
    private final Reach reach;
    private final Ground ground;
    private final Draft d;
    private final WhyNoPath path;

    WhyNotOrdered(State s, Banner seat) {
        this.s = s;
        reach = new Reach(s, seat);
        ground = reach.ground;
        d = reach.d;
        path = new WhyNoPath(reach);
    }

    static Refusal refused(String clause, String key, Object... args) {
        return new Refusal(Said.of(key, args), clause);
    }

    Refusal refusal(OnOrders order) {
        var why = why(order);
        return why == null ? Refusal.notOffered(order) : why;
    }

    private @Nullable Refusal why(OnOrders order) {
        return switch (order) {
            case Confirm _ -> stopping();
            case Send(var from, var to) -> path.start(from, to, Way.WALK);
            case Jump(var from, var to) -> path.start(from, to, Way.JUMP);
            case Cross(var from, var to) -> path.start(from, to, Way.INFILTRATE);
            case Spread(var from, var to) -> path.spread(from, to);
            case Take(var place) -> take(place);
            case On(var group, var to) -> path.on(group, to, Way.WALK);
            case JumpOn(var group, var to) -> path.on(group, to, Way.JUMP);
            case CrossOn(var group, var to) -> path.on(group, to, Way.INFILTRATE);
            case Part(var group, int pa) -> new WhyNoAmount(reach, group).part(pa);
            case Join(var group, int pa) -> new WhyNoAmount(reach, group).join(pa);
            case Settle(var group, int pa) -> new WhyNoAmount(reach, group).settle(pa);
            case PayAtMost(var group, int _) -> pay(group);
            case Prefer(var group) -> d.is(group) ? refused("CA-21.19", "refused.is-first", group) : none(group);
            case TakeMine(var group) -> mine(group);
            case LeaveMine(var group) -> refused("CA-9.5", "refused.takes-no-mine", group);
            case Plant(var group, var place) -> plant(group, place);
            case PassBy(var group, var place) -> passBy(group, place);
            case Raze(var group, var place) -> raze(group, place);
            case Spare(var group, var place) -> refused("CA-18.12", "refused.razes-nothing", group, place);
            case Reserve(var place, int pa) -> reserve(place, pa);
            case Withdraw(var group) -> none(group);
        };
    }

    static Refusal none(Group group) {
        return refused("CA-21.5", "refused.no-group", group);
    }

    private @Nullable Refusal stopping() {
        var wanting = reach.wanting();
        return wanting == null ? null : path.stopping(wanting);
    }

    private @Nullable Refusal take(Place place) {
        if (!ground.map.has(place)) {
            return WhyNoPath.nowhere(place);
        }
        if ((ground.companies & place.bit()) == 0) {
            return refused("CA-9.7", "refused.no-company", place);
        }
        if ((ground.own & place.bit()) != 0 && (ground.mines & place.bit()) == 0) {
            return refused("CA-9.7", "refused.nothing-to-take", place);
        }
        if (d.standingSlot() == null) {
            return path.noStep();
        }
        if (d.leaves(place)) {
            return refused("CA-7.3", "refused.same-start", place);
        }
        return (ground.own & place.bit()) != 0 && !reach.mineLeft() ? tooManyMines() : null;
    }

    private static Refusal tooManyMines() {
        return refused("CA-18.2", "refused.fifth-mine", Construction.MOST_MINES);
    }

    private Refusal pay(Group group) {
        if (!d.is(group)) {
            return none(group);
        }
        return d.spreads(group)
                ? refused("CA-7.8", "refused.faction-price", group)
                : refused("CA-8.6", "refused.pay-range", Draft.GREATEST_PRICE);
    }

    private @Nullable Refusal mine(Group group) {
        if (!d.is(group)) {
            return none(group);
        }
        if (d.takesMine(group)) {
            return refused("CA-9.5", "refused.said-already");
        }
        return (ground.mines & d.end(group).bit()) == 0 || !d.marches(group)
                ? refused("CA-9.5", "refused.no-mine-there", d.end(group))
                : tooManyMines();
    }

    private @Nullable Refusal plant(Group group, Place place) {
        if (!d.is(group)) {
            return none(group);
        }
        int leg = d.leg(group, place);
        if (leg == Draft.NONE || leg == d.legs(group) - 1) {
            return refused("CA-9.9", "refused.not-passed", place);
        }
        if ((ground.virgin & place.bit()) == 0) {
            return refused("CA-9.9", "refused.not-virgin", place);
        }
        return (ground.plain & place.bit()) == 0
                ? refused("CA-18.15", "refused.neutral-walls", place)
                : refused("CA-9.9", "refused.said-already");
    }

    private Refusal passBy(Group group, Place place) {
        if (!d.is(group)) {
            return none(group);
        }
        int leg = d.leg(group, place);
        return leg != Draft.NONE && d.plants(group, leg)
                ? refused("CA-9.3", "refused.annexed-anyway", place)
                : refused("CA-9.9", "refused.plants-nothing", place);
    }

    private @Nullable Refusal raze(Group group, Place place) {
        if (!d.is(group)) {
            return none(group);
        }
        if (!d.marches(group) || d.leg(group, place) == Draft.NONE || (ground.portals & place.bit()) == 0) {
            return refused("CA-18.12", "refused.no-portal-passed", place);
        }
        if (d.razes(group, d.leg(group, place))) {
            return refused("CA-18.12", "refused.said-already");
        }
        return d.total(group) < Amounts.RAZERS_LEAST
                ? refused("CA-18.12", "refused.portal-few", Amounts.RAZERS_LEAST, d.total(group))
                : WhyNoPath.pc(Prices.PORTAL_RAZED, reach.left);
    }

    private @Nullable Refusal reserve(Place place, int pa) {
        if (!ground.map.has(place)) {
            return WhyNoPath.nowhere(place);
        }
        if ((ground.own & ground.companies & place.bit()) == 0 || !s.has(place, Building.CITY)) {
            return refused("CA-7.13", "refused.no-city-company", place);
        }
        if (pa < 0 || pa % State.THOUSAND != 0) {
            return refused("CA-1.2", "refused.pa-thousands", pa);
        }
        if (s.reservists(place) + pa > State.RESERVISTS_MOST) {
            return refused("CA-1.7", "refused.reservists-full", place, State.RESERVISTS_MOST);
        }
        int there = ground.company(place) + s.count(State.RESERVE_LOTS, place) - d.leaving(place);
        return pa > there ? refused("CA-21.6", "refused.more-than-present", pa, there, place) : path.crowded(place);
    }

    /** Steps over closed borders, which a player would look for, and what keeps the orders from being confirmed. */
    List<Barred<Move>> barred() {
        var barred = new ArrayList<Barred<Move>>();
        if (reach.wanting() != null) {
            barred.add(Barred.of(Confirm.IT));
        }
        if (d.infiltration) {
            return barred;
        }
        for (var from : Place.in(ground.companies)) {
            if (reach.sent(from, false) != 0) {
                for (var to : Place.in(ground.map.closed(from))) {
                    barred.add(Barred.of(Send.EACH.get(from.ordinal()).get(to.ordinal())));
                }
            }
        }
        for (var group : Group.ALL) {
            if (reach.walkedOn(group, true) != 0) {
                for (var to : Place.in(ground.map.closed(d.end(group)))) {
                    barred.add(Barred.of(On.EACH.get(group.ordinal()).get(to.ordinal())));
                }
            }
        }
        return barred;
    }
}
