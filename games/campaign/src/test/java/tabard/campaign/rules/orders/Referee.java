package tabard.campaign.rules.orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** Reads a player's orders off a position and checks them against chapters 7, 9 and 21, clause by clause and without any of the rules' own sets. */
record Referee(State s, Banner seat) {
    private static final Set<List<Integer>> SHAPES = Set.of(List.of(0, 0), List.of(1, 0), List.of(2, 0), List.of(1, 1));
    private static final Set<List<Integer>> MARCHED = Set.of(List.of(3, 0), List.of(2, 1), List.of(1, 2));

    record Order(
            Group group, Place from, List<Place> path, List<Way> ways, int pa, int joined, int settles, boolean mine) {
        Place end() {
            return path.getLast();
        }

        int total() {
            return pa + joined;
        }
    }

    List<Order> orders() {
        var orders = new ArrayList<Order>();
        for (var group : Group.ALL) {
            var from = s.get(State.FROM, seat, group);
            if (from != null) {
                var path = new ArrayList<Place>();
                var ways = new ArrayList<Way>();
                for (var leg : Leg.ALL) {
                    var place = s.get(State.PATH, seat, group, leg);
                    if (place != null) {
                        path.add(place);
                        ways.add(s.require(State.WAY, seat, group, leg));
                    }
                }
                orders.add(new Order(
                        group,
                        from,
                        path,
                        ways,
                        s.count(State.PA, seat, group),
                        s.count(State.JOINED, seat, group),
                        s.count(State.SETTLES, seat, group),
                        s.is(State.TAKES_MINE, seat, group)));
            }
        }
        return orders;
    }

    /** What is wrong; nothing if the orders are lawful. */
    @Nullable
    String fault() {
        var orders = orders();
        var faults = new ArrayList<@Nullable String>();
        faults.add(shape(orders));
        faults.add(starts(orders));
        for (var order : orders) {
            faults.add(order.pa == 0 ? standing(order) : troops(order));
            for (int leg = 0; leg < order.path.size(); leg++) {
                faults.add(step(order, leg));
            }
        }
        faults.add(ends(orders));
        faults.add(money(orders));
        faults.add(reserves(orders));
        for (var fault : faults) {
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    private @Nullable String shape(List<Order> orders) {
        int first = 0;
        int second = 0;
        boolean march = false;
        boolean forced = s.event(seat) == Event.FORCED_MARCH;
        var priorities = new HashSet<Integer>();
        for (var order : orders) {
            first = order.group == Group.FIRST ? order.path.size() : first;
            second = order.group == Group.SECOND ? order.path.size() : second;
            march |= order.group == Group.MARCH;
            int priority = s.count(State.PRIORITY, seat, order.group);
            if (priority < 1 || priority > orders.size() || !priorities.add(priority)) {
                return "priority " + priority;
            }
            if (order.group == Group.MARCH && (order.path.size() != 1 || order.ways.getFirst() == Way.JUMP)) {
                return "CA-4.9: a march of more than a step, or a jump";
            }
        }
        var steps = List.of(first, second);
        if (SHAPES.contains(steps)) {
            return march && !forced ? "CA-4.9: not forced" : null;
        }
        if (!MARCHED.contains(steps) || !forced || march) {
            return "CA-7.2: " + steps;
        }
        var longer = first > second ? Group.FIRST : Group.SECOND;
        for (var order : orders) {
            if (order.group == longer && order.ways.stream().allMatch(way -> way == Way.JUMP)) {
                return "CA-4.9: all jumps";
            }
        }
        return null;
    }

    private @Nullable String starts(List<Order> orders) {
        var left = new HashSet<Place>();
        for (var order : orders) {
            if (!left.add(order.from) || (order.joined > 0 && !left.add(order.path.getFirst()))) {
                return "CA-7.6: " + order;
            }
        }
        return null;
    }

    private int there(Place place) {
        return s.stands(place) == seat ? s.company(place) - s.count(State.RESERVE_LOTS, place) : 0;
    }

    private @Nullable String standing(Order order) {
        if (order.path.size() != 1 || order.group == Group.MARCH || order.settles != 0 || order.joined != 0) {
            return "CA-7.8, 9.7: " + order;
        }
        var place = order.end();
        if (place != order.from) {
            boolean walls = s.has(place, Building.FORTRESS) || s.has(place, Building.CITY);
            return s.owns(seat, order.from) && s.owner(place) == null && s.company(place) == 0 && !walls && !order.mine
                    ? null
                    : "CA-7.8: " + order;
        }
        boolean mine = s.has(place, Building.MINE) && s.mineOwner(place) != seat && s.owns(seat, place);
        return there(place) > 0 && (s.guest(place) == seat || mine) && order.mine == mine ? null : "CA-9.7: " + order;
    }

    private @Nullable String troops(Order order) {
        if (order.pa % 1000 != 0 || order.joined % 1000 != 0 || order.settles % 1000 != 0) {
            return "CA-1.2: " + order;
        }
        if (order.pa > there(order.from) || order.settles > order.total() || order.settles < 0) {
            return "CA-7.6, 7.10: " + order;
        }
        var first = order.path.getFirst();
        if (order.joined > 0
                && (order.path.size() < 2
                        || !s.owns(seat, first)
                        || order.joined > there(first)
                        || order.pa + there(first) > 8000)) {
            return "CA-7.5: " + order;
        }
        var end = order.end();
        boolean own = (s.owns(seat, end) && (s.company(end) == 0 || s.stands(end) == seat)) || s.stands(end) == seat;
        if (own && order.settles != order.total()) {
            return "CA-7.10: " + order;
        }
        if (order.mine && (!s.has(end, Building.MINE) || s.mineOwner(end) == seat)) {
            return "CA-9.5: " + order;
        }
        int pays = s.count(State.PAYS, seat, order.group);
        return pays < 0 || pays > 3 ? "pays " + pays : null;
    }

    private @Nullable String step(Order order, int leg) {
        var from = leg == 0 ? order.from : order.path.get(leg - 1);
        var to = order.path.get(leg);
        boolean touches = (s.map().neighbours(from) & to.bit()) != 0;
        boolean open = (s.map().open(from) & to.bit()) != 0;
        boolean lawful = switch (order.ways.get(leg)) {
            case WALK -> open || (order.pa == 0 && from == to);
            case JUMP -> order.pa > 0 && from != to && s.has(from, Building.PORTAL) && s.has(to, Building.PORTAL);
            case INFILTRATE -> order.pa > 0 && touches && !open && s.event(seat) == Event.INFILTRATION;
        };
        if (!lawful) {
            return "CA-9.1: " + order;
        }
        boolean leaves = s.is(State.LEAVES, seat, order.group, Leg.ALL.get(leg));
        boolean razes = s.is(State.RAZES, seat, order.group, Leg.ALL.get(leg));
        if (razes && (!s.has(to, Building.PORTAL) || order.total() < 2000)) {
            return "CA-18.12: " + order;
        }
        if (leg == order.path.size() - 1) {
            return leaves ? "CA-9.9: at its end " + order : null;
        }
        if (s.company(to) > 0 && s.stands(to) != seat) {
            return "CA-9.3: " + order;
        }
        var owner = s.owner(to);
        var building = s.building(to);
        if (building == Building.CITY && owner != seat) {
            return "CA-9.2: " + order;
        }
        boolean annexed = owner != null && owner != seat && building == null;
        boolean virgin = owner == null && building != Building.FORTRESS;
        return (leaves && !annexed && !virgin) || (annexed && !leaves) ? "CA-9.9, 9.3: " + order : null;
    }

    private @Nullable String ends(List<Order> orders) {
        Map<Place, Integer> strength = new HashMap<>();
        Map<Place, Integer> ending = new HashMap<>();
        for (var order : orders) {
            if (order.pa > 0) {
                strength.merge(order.end(), order.total(), Integer::sum);
                ending.merge(order.end(), order.settles, Integer::sum);
                ending.merge(order.from, order.total() - order.settles - order.pa, Integer::sum);
                ending.merge(order.path.getFirst(), -order.joined, Integer::sum);
            }
        }
        for (var order : orders) {
            var end = order.end();
            boolean foreign = s.owner(end) != seat;
            int pa = strength.getOrDefault(end, 0);
            if (order.pa > 0 && foreign && s.has(end, Building.FORTRESS) && pa < 2000) {
                return "CA-8.8: fortress " + order;
            }
            if (order.pa > 0 && foreign && s.has(end, Building.CITY) && pa < 4000) {
                return "CA-8.8: city " + order;
            }
        }
        for (var entry : ending.entrySet()) {
            var place = entry.getKey();
            boolean assault =
                    s.company(place) > 0 ? s.stands(place) != seat : s.owner(place) != null && !s.owns(seat, place);
            if (!assault && there(place) + entry.getValue() > 8000) {
                return "CA-7.14: " + place;
            }
        }
        return null;
    }

    private @Nullable String money(List<Order> orders) {
        int sure = 0;
        int factions = 0;
        int mines = s.mines(seat);
        for (var order : orders) {
            mines += order.mine ? 1 : 0;
            factions += order.pa == 0 && order.end() != order.from ? 1 : 0;
            for (int leg = 0; leg < order.path.size(); leg++) {
                var place = order.path.get(leg);
                sure += order.ways.get(leg) == Way.WALK ? 0 : 1;
                sure += s.is(State.RAZES, seat, order.group, Leg.ALL.get(leg)) ? 2 : 0;
                boolean annexed = s.owner(place) != null && !s.owns(seat, place) && s.building(place) == null;
                if (annexed && leg < order.path.size() - 1) {
                    sure += (order.total() < 4000 ? 1 : 0) + (s.map().mountain(place) ? 1 : 0);
                }
            }
        }
        if (mines > 4 && orders.stream().anyMatch(Order::mine)) {
            return "CA-18.2: " + mines;
        }
        if (sure != OrderCosts.sure(s, seat)) {
            return "sure costs are " + sure;
        }
        return sure + factions > s.pc(seat) ? "CA-21.7: " + sure + " + " + factions : null;
    }

    private @Nullable String reserves(List<Order> orders) {
        for (int i = 0; i < s.map().size(); i++) {
            var place = Place.ALL.get(i);
            int pa = s.owns(seat, place) ? s.count(State.RESERVE_LOTS, place) : 0;
            int leaving = 0;
            for (var order : orders) {
                leaving += order.from == place ? order.pa : 0;
                leaving += order.path.getFirst() == place ? order.joined : 0;
            }
            if (pa > 0
                    && (!s.has(place, Building.CITY)
                            || s.stands(place) != seat
                            || pa % 1000 != 0
                            || s.reservists(place) + pa > 4000
                            || pa + leaving > s.company(place))) {
                return "CA-7.13: " + place;
            }
        }
        return null;
    }
}
