package tabard.campaign.rules.orders;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/**
 * All that a player may still enter, as sets (21.4: nothing is read but the map and his own orders). A draft may be wanting for a while:
 * a group that cannot stop where it is must go on, be joined by another, or be withdrawn before the orders can be confirmed. Bots enter
 * each thing once; people may also change and take back what they have entered.
 */
final class Entries implements Choices<OnOrders> {
    private static final List<Confirm> CONFIRM = List.of(Confirm.IT);

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

    /** Thousands from least to most, as a set of how many. */
    private static long thousands(int least, int most) {
        return least > most ? 0 : (2L << (most / State.THOUSAND)) - (1L << (least / State.THOUSAND));
    }

    private long parts(int g, boolean people) {
        if (!d.marches(g) || (!people && d.pa(g) != ground.company(d.from(g)))) {
            return 0;
        }
        long all = thousands(amounts.partLeast(g), amounts.partMost(g));
        return people ? all : all & ~(1L << (d.pa(g) / State.THOUSAND));
    }

    private long joins(int g, boolean people) {
        if ((!people && d.joined(g) > 0) || !amounts.joins(g)) {
            return 0;
        }
        long all = thousands(amounts.joinLeast(g), amounts.joinMost(g));
        return people ? all : all & ~1L;
    }

    private long settlings(int g, boolean people) {
        if ((!people && d.settles(g) != d.total(g)) || !amounts.settles(g)) {
            return 0;
        }
        long all = thousands(amounts.settleLeast(g), amounts.settleMost(g));
        return people ? all : all & ~(1L << (d.settles(g) / State.THOUSAND));
    }

    private long reserves(Place place, boolean people) {
        int now = s.count(State.RESERVE_LOTS, place);
        if ((ground.handing() & place.bit()) == 0) {
            return 0;
        }
        long all = thousands(
                amounts.reserveLeast(place.ordinal(), now),
                amounts.reserveMost(place.ordinal(), now, s.reservists(place)));
        return people ? all : now == 0 ? all & ~1L : 0;
    }

    private void walk(Sieve out, boolean people) {
        int wanting = reach.wanting();
        if (wanting != Draft.NONE) {
            out.add(Withdraw.EACH, wanting);
            if (!people) {
                goOn(out, wanting, false);
                out.each(Join.EACH.get(wanting), joins(wanting, false));
                return;
            }
        } else {
            out.add(CONFIRM, 0);
        }
        starts(out, people);
        for (int g = 0; g < Draft.GROUPS; g++) {
            if (d.is(g)) {
                goOn(out, g, people);
                said(out, g, people);
                if (people) {
                    changed(out, g, wanting);
                }
            }
        }
        for (var place : Subset.of(Place.ALL, ground.handing())) {
            out.each(Reserve.EACH.get(place.ordinal()), reserves(place, people));
        }
    }

    private void starts(Sieve out, boolean people) {
        for (long rest = reach.waiting(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            out.each(Send.EACH.get(from), reach.sent(from, people));
            out.each(Jump.EACH.get(from), reach.jumped(from, people));
            out.each(Cross.EACH.get(from), reach.crossed(from, people));
        }
        for (long rest = reach.spreading(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            out.each(Spread.EACH.get(from), reach.spread(from));
        }
        out.each(Take.EACH, reach.taken());
    }

    private void goOn(Sieve out, int g, boolean people) {
        out.each(On.EACH.get(g), reach.walkedOn(g, people));
        out.each(JumpOn.EACH.get(g), reach.jumpedOn(g, people));
        out.each(CrossOn.EACH.get(g), reach.crossedOn(g, people));
    }

    private void said(Sieve out, int g, boolean people) {
        out.each(Part.EACH.get(g), parts(g, people));
        out.each(Join.EACH.get(g), joins(g, people));
        out.each(Settle.EACH.get(g), settlings(g, people));
        if (reach.takesMine(g)) {
            out.add(TakeMine.EACH, g);
        }
        out.each(Plant.EACH.get(g), reach.passed(g, false));
        out.each(Raze.EACH.get(g), reach.portals(g, false));
    }

    /** What leads back or matters only to people: a bot would go round in circles. */
    private void changed(Sieve out, int g, int wanting) {
        if (!d.spreads(g)) {
            out.each(PayAtMost.EACH.get(g), (2L << Draft.GREATEST_PRICE) - 1);
        }
        if (d.priority(g) > 1) {
            out.add(Prefer.EACH, g);
        }
        if (d.takesMine(g) && d.marches(g)) {
            out.add(LeaveMine.EACH, g);
        }
        out.each(PassBy.EACH.get(g), reach.passed(g, true));
        out.each(Spare.EACH.get(g), reach.portals(g, true));
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
        int size = ground.map.size();
        return switch (order) {
            case Send(var from, var _) -> from.ordinal() < size;
            case Cross(var from, var _) -> from.ordinal() < size;
            case Reserve(var place, int pa) -> place.ordinal() < size && whole(pa);
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
            case Confirm _ -> reach.wanting() == Draft.NONE;
            case Send(var from, var to) -> has(reach.sent(from.ordinal(), true), to);
            case Jump(var from, var to) -> has(reach.jumped(from.ordinal(), true), to);
            case Cross(var from, var to) -> has(reach.crossed(from.ordinal(), true), to);
            case Spread(var from, var to) -> has(reach.spreading(), from) && has(reach.spread(from.ordinal()), to);
            case Take(var place) -> has(reach.taken(), place);
            case On(var group, var to) -> has(reach.walkedOn(group.ordinal(), true), to);
            case JumpOn(var group, var to) -> has(reach.jumpedOn(group.ordinal(), true), to);
            case CrossOn(var group, var to) -> has(reach.crossedOn(group.ordinal(), true), to);
            case Part(var group, int pa) -> has(parts(group.ordinal(), true), pa);
            case Join(var group, int pa) -> has(joins(group.ordinal(), true), pa);
            case Settle(var group, int pa) -> has(settlings(group.ordinal(), true), pa);
            case PayAtMost(var group, int pc) ->
                d.is(group.ordinal()) && !d.spreads(group.ordinal()) && pc >= 0 && pc <= Draft.GREATEST_PRICE;
            case Prefer(var group) -> d.priority(group.ordinal()) > 1;
            case TakeMine(var group) -> reach.takesMine(group.ordinal());
            case LeaveMine(var group) -> d.takesMine(group.ordinal()) && d.marches(group.ordinal());
            case Plant(var group, var place) -> has(reach.passed(group.ordinal(), false), place);
            case PassBy(var group, var place) -> has(reach.passed(group.ordinal(), true), place);
            case Raze(var group, var place) -> has(reach.portals(group.ordinal(), false), place);
            case Spare(var group, var place) -> has(reach.portals(group.ordinal(), true), place);
            case Reserve(var place, int pa) -> has(reserves(place, true), pa);
            case Withdraw(var group) -> d.is(group.ordinal());
        };
    }

    private static boolean has(long set, Place place) {
        return (set & place.bit()) != 0;
    }

    private static boolean has(long set, int pa) {
        return (set >> (pa / State.THOUSAND) & 1) != 0;
    }

    @Override
    public OnOrders usual() {
        if (once != null) {
            return once.get(0);
        }
        int wanting = reach.wanting();
        return wanting == Draft.NONE ? Confirm.IT : Withdraw.EACH.get(wanting);
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
        for (long rest = companies; rest != 0; rest &= rest - 1) {
            if ((s.map().open(Long.numberOfTrailingZeros(rest)) & roomy) != 0) {
                return true;
            }
        }
        return new Entries(s, seat).size() > 1;
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
