package tabard.campaign.rules.orders;

import java.util.TreeSet;
import tabard.campaign.content.*;
import tabard.campaign.rules.Construction;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Refusal;

/** Refuses orders in a hand-written position that nobody could have entered. */
final class DraftCheck {
    private DraftCheck() {}

    static void check(State s, Banner seat) {
        for (var group : Group.ALL) {
            written(s, seat, group);
        }
        var ground = new Ground(s, seat);
        var draft = new Draft(s, seat);
        unless(draft.is(Group.FIRST) || !draft.is(Group.SECOND), seat, Group.SECOND);
        int mines = s.mines(seat);
        var priorities = new TreeSet<Integer>();
        for (var group : Group.ALL) {
            if (draft.is(group)) {
                unless(lawful(s, seat, ground, draft, group), seat, group);
                mines += draft.takesMine(group) ? 1 : 0;
                priorities.add(draft.priority(group));
            }
        }
        boolean inOrder = priorities.isEmpty() || (priorities.first() == 1 && priorities.last() == draft.count());
        unless(inOrder && priorities.size() == draft.count(), seat, Group.FIRST); // 1, 2, 3 as far as there are groups
        unless(mines <= Construction.MOST_MINES || mines == s.mines(seat), seat, Group.FIRST);
        unless(OrderCosts.committed(ground, draft) <= s.pc(seat), seat, Group.FIRST);
        for (var place : Place.in(ground.own)) {
            int lots = s.count(State.RESERVE_LOTS, place);
            boolean city = s.has(place, Building.CITY) && s.stands(place) == seat;
            Refusal.unless(
                    lots == 0
                            || (city
                                    && lots % State.THOUSAND == 0
                                    && s.reservists(place) + lots <= State.RESERVISTS_MOST
                                    && draft.leaving(place) + lots <= s.company(place)),
                    "CA-7.13",
                    "refused.no-city-company",
                    place);
        }
    }

    private static void unless(boolean holds, Banner seat, Group group) {
        Refusal.unless(holds, "CA-21.5", "refused.order", seat, group);
    }

    /** The cells of a group fit each other: there is a start and a way, or nothing at all. */
    static void written(State s, Banner seat, Group group) {
        var from = s.get(State.FROM, seat, group);
        boolean going = from != null;
        for (var leg : Leg.ALL) {
            var place = s.get(State.PATH, seat, group, leg);
            unless(going || leg != Leg.ONE || place == null, seat, group);
            unless(place == null || (going && s.map().has(place)), seat, group);
            going &= place != null;
            unless((place == null) == s.isEmpty(State.WAY, seat, group, leg), seat, group);
            unless(
                    place != null || !(s.is(State.LEAVES, seat, group, leg) || s.is(State.RAZES, seat, group, leg)),
                    seat,
                    group);
        }
        int rest = s.count(State.PA, seat, group)
                + s.count(State.JOINED, seat, group)
                + s.count(State.SETTLES, seat, group)
                + s.count(State.PRIORITY, seat, group)
                + s.count(State.PAYS, seat, group);
        unless(
                from == null
                        ? rest == 0 && !s.is(State.TAKES_MINE, seat, group)
                        : s.map().has(from) && !s.isEmpty(State.PATH, seat, group, Leg.ONE),
                seat,
                group);
    }

    private static boolean lawful(State s, Banner seat, Ground ground, Draft d, Group g) {
        int steps = d.legs(g);
        boolean shape = g == Group.MARCH ? steps == 1 && d.forced && d.marches(g) : d.mayHave(g, steps);
        if (!shape || d.pays(g) > Draft.GREATEST_PRICE || (steps > 1 && !d.marches(g))) {
            return false;
        }
        for (var other : Group.ALL) {
            if (other != g && d.is(other) && d.from(other) == d.from(g)) {
                return false;
            }
        }
        if (!d.marches(g)) {
            return d.total(g) == 0 && d.settles(g) == 0;
        }
        var first = d.path(g, 0);
        boolean troops = d.pa(g) <= ground.company(d.from(g))
                && d.pa(g) % State.THOUSAND == 0
                && d.joined(g) % State.THOUSAND == 0
                && d.settles(g) % State.THOUSAND == 0
                && d.settles(g) <= d.total(g)
                && (d.joined(g) == 0
                        || (steps > 1 && s.owns(seat, first) && d.leaving(first) <= ground.company(first)));
        return troops && walks(ground, d, g);
    }

    private static boolean walks(Ground ground, Draft d, Group g) {
        var at = d.from(g);
        for (int l = 0; l < d.legs(g); l++) {
            var to = d.path(g, l);
            long ways = switch (d.way(g, l)) {
                case WALK -> ground.map.open(at);
                case JUMP -> (ground.portals & at.bit()) == 0 ? 0 : ground.portals;
                case INFILTRATE -> d.infiltration ? ground.map.closed(at) : 0;
            };
            boolean last = l == d.legs(g) - 1;
            long crossed = last ? ground.map.all() : ground.free | ground.annexed;
            boolean annexed = !last && (ground.annexed & to.bit()) != 0;
            long planted = last ? 0 : ground.plain | ground.annexed;
            if ((ways & crossed & to.bit()) == 0
                    || to == at
                    || (d.razes(g, l) && (ground.portals & to.bit()) == 0)
                    || (annexed && !d.plants(g, l))
                    || (d.plants(g, l) && (planted & to.bit()) == 0)) {
                return false;
            }
            at = to;
        }
        return true;
    }
}
