package tabard.campaign.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.terms.*;

/**
 * What one player has entered (21.5), taken off the position to be weighed or changed. Groups, legs and places are their ordinals; a group
 * that goes nowhere has no legs. Orders of no PA are a faction's (7.8), or of a company that stays where it is (9.7).
 */
final class Draft {
    static final int GROUPS = Group.ALL.size();
    static final int LEGS = Leg.ALL.size();
    static final int FIRST = Group.FIRST.ordinal();
    static final int SECOND = Group.SECOND.ordinal();
    static final int MARCH = Group.MARCH.ordinal();
    static final int NONE = -1;

    /** No price of section 8 is higher (CA-8.6): whoever pays so much at most pays whatever is asked. */
    static final int GREATEST_PRICE = 3;

    final int[] from = new int[GROUPS];
    final int[] legs = new int[GROUPS];
    final int[] path = new int[GROUPS * LEGS];
    final Way[] way = new Way[GROUPS * LEGS];
    final boolean[] leaves = new boolean[GROUPS * LEGS];
    final boolean[] razes = new boolean[GROUPS * LEGS];
    final boolean[] takesMine = new boolean[GROUPS];
    final int[] pa = new int[GROUPS];
    final int[] joined = new int[GROUPS];
    final int[] settles = new int[GROUPS];
    final int[] priority = new int[GROUPS];
    final int[] pays = new int[GROUPS];

    /** CA-4.9, 4.17 */
    final boolean forced;

    final boolean infiltration;

    private int known; // groups that are written down in the position, as bits

    Draft(State s, Banner seat) {
        forced = s.event(seat) == Event.FORCED_MARCH;
        infiltration = s.event(seat) == Event.INFILTRATION;
        Arrays.fill(way, Way.WALK);
        for (int g = 0; g < GROUPS; g++) {
            var group = Group.ALL.get(g);
            var start = s.get(State.FROM, seat, group);
            if (start == null) {
                from[g] = NONE;
                continue;
            }
            known |= 1 << g;
            from[g] = start.ordinal();
            for (int l = 0; l < LEGS; l++) {
                var leg = Leg.ALL.get(l);
                var to = s.get(State.PATH, seat, group, leg);
                if (to == null) {
                    break;
                }
                path[g * LEGS + l] = to.ordinal();
                way[g * LEGS + l] = s.require(State.WAY, seat, group, leg);
                leaves[g * LEGS + l] = s.is(State.LEAVES, seat, group, leg);
                razes[g * LEGS + l] = s.is(State.RAZES, seat, group, leg);
                legs[g]++;
            }
            takesMine[g] = s.is(State.TAKES_MINE, seat, group);
            pa[g] = s.count(State.PA, seat, group);
            joined[g] = s.count(State.JOINED, seat, group);
            settles[g] = s.count(State.SETTLES, seat, group);
            priority[g] = s.count(State.PRIORITY, seat, group);
            pays[g] = s.count(State.PAYS, seat, group);
        }
    }

    /** Writes all of it down again. */
    void enter(State s, Banner seat) {
        for (int g = 0; g < GROUPS; g++) {
            if (!is(g) && (known >> g & 1) == 0) {
                continue;
            }
            var group = Group.ALL.get(g);
            s.set(State.FROM, seat, group, place(from[g]));
            for (int l = 0; l < LEGS; l++) {
                var leg = Leg.ALL.get(l);
                boolean used = l < legs[g];
                s.set(State.PATH, seat, group, leg, used ? place(path[g * LEGS + l]) : null);
                s.set(State.WAY, seat, group, leg, used ? way[g * LEGS + l] : null);
                s.set(State.LEAVES, seat, group, leg, used && leaves[g * LEGS + l]);
                s.set(State.RAZES, seat, group, leg, used && razes[g * LEGS + l]);
            }
            s.set(State.TAKES_MINE, seat, group, takesMine[g]);
            s.set(State.PA, seat, group, pa[g]);
            s.set(State.JOINED, seat, group, joined[g]);
            s.set(State.SETTLES, seat, group, settles[g]);
            s.set(State.PRIORITY, seat, group, priority[g]);
            s.set(State.PAYS, seat, group, pays[g]);
        }
        s.set(State.SHAPE, seat, shape());
    }

    private static @Nullable Place place(int ordinal) {
        return ordinal == NONE ? null : Place.ALL.get(ordinal);
    }

    boolean is(int g) {
        return from[g] != NONE;
    }

    /** Whether troops go anywhere. */
    boolean marches(int g) {
        return pa[g] > 0;
    }

    /** CA-9.7 */
    boolean stays(int g) {
        return is(g) && path[g * LEGS] == from[g] && pa[g] == 0;
    }

    /** CA-7.8 */
    boolean spreads(int g) {
        return is(g) && path[g * LEGS] != from[g] && pa[g] == 0;
    }

    int count() {
        int count = 0;
        for (int g = 0; g < GROUPS; g++) {
            count += is(g) ? 1 : 0;
        }
        return count;
    }

    int end(int g) {
        return path[g * LEGS + legs[g] - 1];
    }

    int total(int g) {
        return pa[g] + joined[g];
    }

    /** The leg of the group that leads there; none if it does not go there. */
    int leg(int g, int place) {
        for (int l = 0; l < legs[g]; l++) {
            if (path[g * LEGS + l] == place) {
                return l;
            }
        }
        return NONE;
    }

    // steps (7.2 to 7.5, 4.9)

    /** CA-7.3 to 7.5: two moves of one step, or one of two. */
    private static boolean regular(int first, int second) {
        return second == 0 ? first <= 2 : first <= 1 && second <= 1;
    }

    /** Whether the Forced March step is one of the two moves'. */
    boolean marchInside() {
        return !regular(legs[FIRST], legs[SECOND]);
    }

    boolean marchOrdered() {
        return is(MARCH) || marchInside();
    }

    /** Whether so many steps of the two moves are one shape, with the step of the Forced March if that is still to be had. */
    private boolean lawful(int first, int second) {
        return regular(first, second)
                || (forced && !is(MARCH) && (regular(first - 1, second) || (second > 0 && regular(first, second - 1))));
    }

    /** Whether a group may have so many steps, existing or not yet. */
    boolean mayHave(int g, int steps) {
        if (g == MARCH || steps > LEGS) {
            return false;
        }
        return g == FIRST ? lawful(steps, legs[SECOND]) : lawful(legs[FIRST], steps);
    }

    /** Where a new group of troops would be written; none if there is no step left for it. */
    int slot() {
        if (!is(FIRST)) {
            return FIRST;
        }
        if (!is(SECOND) && legs[FIRST] <= 1) {
            return SECOND;
        }
        return forced && !marchOrdered() ? MARCH : NONE;
    }

    /** The same for orders without troops: the Forced March is for companies only (CA-4.9), so theirs is always a step of a shape. */
    int standingSlot() {
        if (!is(FIRST)) {
            return FIRST;
        }
        boolean free = !is(SECOND) && lawful(legs[FIRST], 1) && (legs[FIRST] <= 1 || walks(FIRST));
        return free ? SECOND : NONE;
    }

    /** CA-4.9: the step of a Forced March leads to a neighbour, so that one step at least must not be a jump. */
    boolean walks(int g) {
        for (int l = 0; l < legs[g]; l++) {
            if (way[g * LEGS + l] != Way.JUMP) {
                return true;
            }
        }
        return false;
    }

    /** Whether the next step of a group may be a jump. */
    boolean mayJump(int g) {
        int more = legs[g] + 1;
        return walks(g) || (g == FIRST ? regular(more, legs[SECOND]) : regular(legs[FIRST], more));
    }

    @Nullable
    Shape shape() {
        if (!is(FIRST)) {
            return null;
        }
        if (is(SECOND) || legs[FIRST] == 1) {
            return Shape.TWO_MOVES;
        }
        return joined[FIRST] > 0 ? Shape.JOIN : Shape.TWO_STEPS;
    }

    /** CA-7.6: whether a group leaves this place already, as a start or by joining another. */
    boolean leaves(int place) {
        for (int g = 0; g < GROUPS; g++) {
            if (is(g) && (from[g] == place || (joined[g] > 0 && path[g * LEGS] == place))) {
                return true;
            }
        }
        return false;
    }

    // changes

    /** A new group that goes one step, last in priority; all of it settles, and it pays whatever is asked. */
    void start(int g, int start, int to, Way by, int troops) {
        priority[g] = count() + 1;
        from[g] = start;
        pa[g] = troops;
        joined[g] = 0;
        pays[g] = GREATEST_PRICE;
        legs[g] = 0;
        step(g, to, by);
    }

    /** One step further. What was said about its end is forgotten; land that is crossed by annexing it keeps a faction (CA-9.3). */
    void on(int g, int to, Way by, boolean annexed) {
        leaves[g * LEGS + legs[g] - 1] = annexed;
        step(g, to, by);
    }

    private void step(int g, int to, Way by) {
        int l = g * LEGS + legs[g]++;
        path[l] = to;
        way[l] = by;
        leaves[l] = false;
        razes[l] = false;
        takesMine[g] = false;
        settles[g] = total(g);
    }

    /** Other numbers of troops; whoever lets all settle goes on letting all settle. */
    void troops(int g, int part, int along) {
        boolean all = settles[g] == total(g);
        pa[g] = part;
        joined[g] = along;
        settles[g] = all ? total(g) : Math.min(settles[g], total(g));
    }

    /** This group is paid for first. */
    void prefer(int g) {
        for (int other = 0; other < GROUPS; other++) {
            priority[other] += is(other) && priority[other] < priority[g] ? 1 : 0;
        }
        priority[g] = 1;
    }

    /** The second move becomes the first where that is gone: how a draft came about does not matter. */
    void withdraw(int g) {
        for (int other = 0; other < GROUPS; other++) {
            priority[other] -= priority[other] > priority[g] ? 1 : 0;
        }
        if (g == FIRST && is(SECOND)) {
            move(SECOND, FIRST);
            clear(SECOND);
        } else {
            clear(g);
        }
    }

    private void move(int g, int to) {
        from[to] = from[g];
        legs[to] = legs[g];
        System.arraycopy(path, g * LEGS, path, to * LEGS, LEGS);
        System.arraycopy(way, g * LEGS, way, to * LEGS, LEGS);
        System.arraycopy(leaves, g * LEGS, leaves, to * LEGS, LEGS);
        System.arraycopy(razes, g * LEGS, razes, to * LEGS, LEGS);
        takesMine[to] = takesMine[g];
        pa[to] = pa[g];
        joined[to] = joined[g];
        settles[to] = settles[g];
        priority[to] = priority[g];
        pays[to] = pays[g];
    }

    private void clear(int g) {
        from[g] = NONE;
        legs[g] = 0;
        takesMine[g] = false;
        pa[g] = 0;
        joined[g] = 0;
        settles[g] = 0;
        priority[g] = 0;
        pays[g] = 0;
    }

    // PA (7.14)

    /** The PA that leave a place. */
    int leaving(int place) {
        int leaving = 0;
        for (int g = 0; g < GROUPS; g++) {
            if (is(g)) {
                leaving += from[g] == place ? pa[g] : 0;
                leaving += path[g * LEGS] == place ? joined[g] : 0;
            }
        }
        return leaving;
    }

    /** Of those who are there, what would end in a place, but for what one of the groups brings or sends back there. */
    int ending(int company, int place, int except) {
        if (!is(FIRST) && !is(MARCH)) {
            return company;
        }
        int ending = company - leaving(place);
        for (int g = 0; g < GROUPS; g++) {
            if (g != except && marches(g)) {
                ending += end(g) == place ? settles[g] : 0;
                ending += from[g] == place ? total(g) - settles[g] : 0;
            }
        }
        return ending;
    }

    /** CA-7.14: how many PA a group may still bring there. An assault may bring any number. */
    int room(Ground ground, int place, int except) {
        return (ground.home & 1L << place) == 0
                ? Integer.MAX_VALUE
                : State.COMPANY_MOST - ending(ground.company(place), place, except);
    }

    /** CA-7.7: the PA with which others than this group challenge a place. */
    int strength(int place, int except) {
        int strength = 0;
        for (int g = 0; g < GROUPS; g++) {
            strength += g != except && marches(g) && end(g) == place ? total(g) : 0;
        }
        return strength;
    }
}
