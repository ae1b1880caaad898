package tabard.campaign.rules.orders;

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
        unless(draft.is(Draft.FIRST) || !draft.is(Draft.SECOND), seat, Group.SECOND);
        int mines = s.mines(seat);
        int priorities = 0;
        for (int g = 0; g < Draft.GROUPS; g++) {
            if (draft.is(g)) {
                var group = Group.ALL.get(g);
                unless(lawful(s, seat, ground, draft, g), seat, group);
                mines += draft.takesMine(g) ? 1 : 0;
                priorities |= 1 << draft.priority(g);
            }
        }
        unless(priorities == (2 << draft.count()) - 2, seat, Group.FIRST); // 1, 2, 3 as far as there are groups
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
                                    && draft.leaving(place.ordinal()) + lots <= s.company(place)),
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

    private static boolean lawful(State s, Banner seat, Ground ground, Draft d, int g) {
        int steps = d.legs(g);
        boolean shape = g == Draft.MARCH ? steps == 1 && d.forced && d.marches(g) : d.mayHave(g, steps);
        if (!shape || d.pays(g) > Draft.GREATEST_PRICE || (steps > 1 && !d.marches(g))) {
            return false;
        }
        for (int other = 0; other < g; other++) {
            if (d.is(other) && d.from(other) == d.from(g)) {
                return false;
            }
        }
        if (!d.marches(g)) {
            return d.total(g) == 0 && d.settles(g) == 0;
        }
        int first = d.path(g, 0);
        boolean troops = d.pa(g) <= ground.company(d.from(g))
                && d.pa(g) % State.THOUSAND == 0
                && d.joined(g) % State.THOUSAND == 0
                && d.settles(g) % State.THOUSAND == 0
                && d.settles(g) <= d.total(g)
                && (d.joined(g) == 0
                        || (s.owns(seat, Place.ALL.get(first)) && d.leaving(first) <= ground.company(first)));
        return troops && walks(ground, d, g);
    }

    private static boolean walks(Ground ground, Draft d, int g) {
        int at = d.from(g);
        for (int l = 0; l < d.legs(g); l++) {
            int to = d.path(g, l);
            long ways = switch (d.way(g, l)) {
                case WALK -> ground.map.open(at);
                case JUMP -> (ground.portals & 1L << at) == 0 ? 0 : ground.portals;
                case INFILTRATE -> d.infiltration ? ground.closed(at) : 0;
            };
            boolean last = l == d.legs(g) - 1;
            long crossed = last ? ground.map.all() : ground.free | ground.annexed;
            boolean annexed = !last && (ground.annexed & 1L << to) != 0;
            long planted = last ? 0 : ground.plain | ground.annexed;
            if ((ways & crossed & 1L << to) == 0
                    || to == at
                    || (d.razes(g, l) && (ground.portals & 1L << to) == 0)
                    || (annexed && !d.plants(g, l))
                    || (d.plants(g, l) && (planted & 1L << to) == 0)) {
                return false;
            }
            at = to;
        }
        return true;
    }
}
