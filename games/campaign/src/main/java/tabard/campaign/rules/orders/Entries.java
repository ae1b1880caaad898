package tabard.campaign.rules.orders;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;
import tabard.table.*;

/**
 * All that a player may still enter, as sets (21.4: nothing is read but the map and his own orders). A draft may be wanting for a while:
 * a group that cannot stop where it is must go on, be joined by another, or be withdrawn before the orders can be confirmed. Bots enter
 * each thing once; people may also change and take back what they have entered.
 */
final class Entries implements Choices<OnOrders> {
    private static final List<Confirm> CONFIRM = List.of(Confirm.IT);
    private static final long PRICES = (2L << Draft.GREATEST_PRICE) - 1; // each from none on

    private final State s;
    private final Reach reach;
    private final Ground ground;
    private final Draft d;
    private final Amounts amounts;
    private @Nullable Sieve once;

    Entries(State s, Banner seat) {
        this.s = s;
        reach = new Reach(s, seat);
        ground = reach.ground;
        d = reach.d;
        amounts = reach.amounts;
    }

    private Thousands parts(Group g, boolean people) {
        if (!d.marches(g) || (!people && d.pa(g) != ground.company(d.from(g)))) {
            return Thousands.NONE;
        }
        var all = Thousands.from(amounts.partLeast(g), amounts.partMost(g));
        return people ? all : all.without(d.pa(g));
    }

    private Thousands joins(Group g, boolean people) {
        if ((!people && d.joined(g) > 0) || !amounts.joins(g)) {
            return Thousands.NONE;
        }
        var all = Thousands.from(amounts.joinLeast(g), amounts.joinMost(g));
        return people ? all : all.without(0);
    }

    private Thousands settlings(Group g, boolean people) {
        if ((!people && d.settles(g) != d.total(g)) || !amounts.settles(g)) {
            return Thousands.NONE;
        }
        var all = Thousands.from(amounts.settleLeast(g), amounts.settleMost(g));
        return people ? all : all.without(d.settles(g));
    }

    private Thousands reserves(Place place, boolean people) {
        int now = s.count(State.RESERVE_LOTS, place);
        if ((ground.handing() & place.bit()) == 0) {
            return Thousands.NONE;
        }
        var all =
                Thousands.from(amounts.reserveLeast(place, now), amounts.reserveMost(place, now, s.reservists(place)));
        return people ? all : now == 0 ? all.without(0) : Thousands.NONE;
    }

    private void walk(Sieve out, boolean people) {
        var wanting = reach.wanting();
        if (wanting != null) {
            out.add(Withdraw.EACH, wanting);
            if (!people) {
                goOn(out, wanting, false);
                out.each(Join.EACH.get(wanting.ordinal()), joins(wanting, false).bits());
                return;
            }
        } else {
            out.each(CONFIRM, 1);
        }
        starts(out, people);
        for (var g : Draft.GROUPS) {
            if (d.is(g)) {
                goOn(out, g, people);
                said(out, g, people);
                if (people) {
                    changed(out, g, wanting);
                }
            }
        }
        for (var place : Place.in(ground.handing())) {
            out.each(Reserve.EACH.get(place.ordinal()), reserves(place, people).bits());
        }
    }

    private void starts(Sieve out, boolean people) {
        for (var from : Place.in(reach.waiting())) {
            out.each(Send.EACH.get(from.ordinal()), reach.sent(from, people));
            out.each(Jump.EACH.get(from.ordinal()), reach.jumped(from, people));
            out.each(Cross.EACH.get(from.ordinal()), reach.crossed(from, people));
        }
        for (var from : Place.in(reach.spreading())) {
            out.each(Spread.EACH.get(from.ordinal()), reach.spread(from));
        }
        out.each(Take.EACH, reach.taken());
    }

    private void goOn(Sieve out, Group g, boolean people) {
        out.each(On.EACH.get(g.ordinal()), reach.walkedOn(g, people));
        out.each(JumpOn.EACH.get(g.ordinal()), reach.jumpedOn(g, people));
        out.each(CrossOn.EACH.get(g.ordinal()), reach.crossedOn(g, people));
    }

    private void said(Sieve out, Group g, boolean people) {
        out.each(Part.EACH.get(g.ordinal()), parts(g, people).bits());
        out.each(Join.EACH.get(g.ordinal()), joins(g, people).bits());
        out.each(Settle.EACH.get(g.ordinal()), settlings(g, people).bits());
        if (reach.takesMine(g)) {
            out.add(TakeMine.EACH, g);
        }
        out.each(Plant.EACH.get(g.ordinal()), reach.passed(g, false));
        out.each(Raze.EACH.get(g.ordinal()), reach.portals(g, false));
    }

    /** What leads back or matters only to people: a bot would go round in circles. */
    private void changed(Sieve out, Group g, @Nullable Group wanting) {
        if (!d.spreads(g)) {
            out.each(PayAtMost.EACH.get(g.ordinal()), PRICES);
        }
        if (d.priority(g) > 1) {
            out.add(Prefer.EACH, g);
        }
        if (d.takesMine(g) && d.marches(g)) {
            out.add(LeaveMine.EACH, g);
        }
        out.each(PassBy.EACH.get(g.ordinal()), reach.passed(g, true));
        out.each(Spare.EACH.get(g.ordinal()), reach.portals(g, true));
        if (g != wanting) {
            out.add(Withdraw.EACH, g);
        }
    }

    @Override
    public boolean admits(Action move) {
        return move instanceof OnOrders order && inPlay(order) && admits(order);
    }

    /** A line may start where this map has nothing, or name any number. */
    private boolean inPlay(OnOrders order) {
        return switch (order) {
            case Send(var from, var _) -> ground.map.has(from);
            case Cross(var from, var _) -> ground.map.has(from);
            case Reserve(var place, int pa) -> ground.map.has(place) && whole(pa);
            case Part(var _, int pa) -> whole(pa);
            case Join(var _, int pa) -> whole(pa);
            case Settle(var _, int pa) -> whole(pa);
            default -> true;
        };
    }

    private static boolean whole(int pa) {
        return pa >= 0 && pa <= State.COMPANY_MOST && pa % State.THOUSAND == 0;
    }

    private boolean admits(OnOrders order) {
        return switch (order) {
            case Confirm _ -> reach.wanting() == null;
            case Send(var from, var to) -> has(reach.sent(from, true), to);
            case Jump(var from, var to) -> has(reach.jumped(from, true), to);
            case Cross(var from, var to) -> has(reach.crossed(from, true), to);
            case Spread(var from, var to) -> has(reach.spreading(), from) && has(reach.spread(from), to);
            case Take(var place) -> has(reach.taken(), place);
            case On(var group, var to) -> has(reach.walkedOn(group, true), to);
            case JumpOn(var group, var to) -> has(reach.jumpedOn(group, true), to);
            case CrossOn(var group, var to) -> has(reach.crossedOn(group, true), to);
            case Part(var group, int pa) -> parts(group, true).has(pa);
            case Join(var group, int pa) -> joins(group, true).has(pa);
            case Settle(var group, int pa) -> settlings(group, true).has(pa);
            case PayAtMost(var group, int pc) ->
                d.is(group) && !d.spreads(group) && pc >= 0 && pc <= Draft.GREATEST_PRICE;
            case Prefer(var group) -> d.priority(group) > 1;
            case TakeMine(var group) -> reach.takesMine(group);
            case LeaveMine(var group) -> d.takesMine(group) && d.marches(group);
            case Plant(var group, var place) -> has(reach.passed(group, false), place);
            case PassBy(var group, var place) -> has(reach.passed(group, true), place);
            case Raze(var group, var place) -> has(reach.portals(group, false), place);
            case Spare(var group, var place) -> has(reach.portals(group, true), place);
            case Reserve(var place, int pa) -> reserves(place, true).has(pa);
            case Withdraw(var group) -> d.is(group);
        };
    }

    private static boolean has(long set, Place place) {
        return (set & place.bit()) != 0;
    }

    @Override
    public OnOrders usual() {
        if (once != null) {
            return once.get(0);
        }
        var wanting = reach.wanting();
        return wanting == null ? Confirm.IT : Withdraw.EACH.get(wanting.ordinal());
    }

    /** What bots may enter. */
    private Sieve once() {
        var known = once;
        if (known == null) {
            known = new Sieve();
            walk(known, false);
            once = known;
        }
        return known;
    }

    /** Whether there is anything to enter at all, into an empty draft. Mostly some company has a neighbour with room for anybody. */
    static boolean any(State s, Banner seat) {
        long companies = s.companies(seat);
        long roomy = ~(companies | s.built(Building.FORTRESS) | s.built(Building.CITY));
        return Place.in(companies).any(from -> (s.map().open(from) & roomy) != 0) || new Entries(s, seat).size() > 1;
    }

    @Override
    public int size() {
        return once().size();
    }

    @Override
    public OnOrders any(RandomGenerator dice) {
        return once().get(dice.nextInt(once().size()));
    }

    @Override
    public List<OnOrders> all() {
        return once().list();
    }

    @Override
    public List<OnOrders> offered() {
        var all = new Sieve();
        walk(all, true);
        return all.list();
    }
}
