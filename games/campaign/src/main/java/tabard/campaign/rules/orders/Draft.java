package tabard.campaign.rules.orders;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/**
 * What one player has entered, and what may still be (7). A group that goes nowhere has no legs. Orders of no PA are a faction's (7.8), or
 * of a company that stays where it is (9.7).
 */
final class Draft extends OrderRows {
    /** CA-4.9, 4.17 */
    final boolean forced;

    final boolean infiltration;

    Draft(State s, Banner seat) {
        super(s, seat);
        forced = s.is(State.EVENT, seat, Event.FORCED_MARCH);
        infiltration = s.is(State.EVENT, seat, Event.INFILTRATION);
    }

    /** Writes all of it down again, with the shape that it has. */
    void enter(State s, Banner seat) {
        write(s, seat);
        s.set(State.SHAPE, seat, shape());
    }

    // steps (7.2 to 7.5, 4.9)

    /** CA-7.3 to 7.5: two moves of one step, or one of two. */
    private static boolean regular(int first, int second) {
        return second == 0 ? first <= 2 : first <= 1 && second <= 1;
    }

    /** Whether the Forced March step is one of the two moves'. */
    boolean marchInside() {
        return !regular(legs(Group.FIRST), legs(Group.SECOND));
    }

    boolean marchOrdered() {
        return is(Group.MARCH) || marchInside();
    }

    /** Whether so many steps of the two moves are one shape, with the step of the Forced March if that is still to be had. */
    private boolean lawful(int first, int second) {
        return regular(first, second)
                || (forced
                        && !is(Group.MARCH)
                        && (regular(first - 1, second) || (second > 0 && regular(first, second - 1))));
    }

    /** Whether a group may have so many steps, existing or not yet. */
    boolean mayHave(Group g, int steps) {
        if (g == Group.MARCH || steps > LEGS) {
            return false;
        }
        return g == Group.FIRST ? lawful(steps, legs(Group.SECOND)) : lawful(legs(Group.FIRST), steps);
    }

    /** Where a new group of troops would be written; none if there is no step left for it. */
    @Nullable
    Group slot() {
        if (!is(Group.FIRST)) {
            return Group.FIRST;
        }
        if (!is(Group.SECOND) && legs(Group.FIRST) <= 1) {
            return Group.SECOND;
        }
        return forced && !marchOrdered() ? Group.MARCH : null;
    }

    /** The same for orders without troops: the Forced March is for companies only (CA-4.9), so theirs is always a step of a shape. */
    @Nullable
    Group standingSlot() {
        if (!is(Group.FIRST)) {
            return Group.FIRST;
        }
        boolean free =
                !is(Group.SECOND) && lawful(legs(Group.FIRST), 1) && (legs(Group.FIRST) <= 1 || walks(Group.FIRST));
        return free ? Group.SECOND : null;
    }

    /** CA-4.9: the step of a Forced March leads to a neighbour, so that one step at least must not be a jump. */
    boolean walks(Group g) {
        for (int l = 0; l < legs(g); l++) {
            if (way(g, l) != Way.JUMP) {
                return true;
            }
        }
        return false;
    }

    /** Whether the next step of a group may be a jump. */
    boolean mayJump(Group g) {
        int more = legs(g) + 1;
        return walks(g) || (g == Group.FIRST ? regular(more, legs(Group.SECOND)) : regular(legs(Group.FIRST), more));
    }

    @Nullable
    Shape shape() {
        if (!is(Group.FIRST)) {
            return null;
        }
        if (is(Group.SECOND) || legs(Group.FIRST) == 1) {
            return Shape.TWO_MOVES;
        }
        return joined(Group.FIRST) > 0 ? Shape.JOIN : Shape.TWO_STEPS;
    }

    /** CA-7.6: whether a group leaves this place already, as a start or by joining another. */
    boolean leaves(Place place) {
        for (var g : GROUPS) {
            if (is(g) && (starts(g, place) || (joined(g) > 0 && stepsFirst(g, place)))) {
                return true;
            }
        }
        return false;
    }

    /** All places that groups leave. */
    long left() {
        long set = 0;
        for (var g : GROUPS) {
            set |= is(g) ? from(g).bit() : 0;
            set |= joined(g) > 0 ? path(g, 0).bit() : 0;
        }
        return set;
    }

    // PA (7.14)

    /** The PA that leave a place. */
    int leaving(Place place) {
        int leaving = 0;
        for (var g : GROUPS) {
            if (is(g)) {
                leaving += starts(g, place) ? pa(g) : 0;
                leaving += stepsFirst(g, place) ? joined(g) : 0;
            }
        }
        return leaving;
    }

    /** Of those who are there, what would end in a place, but for what one of the groups brings or sends back there. */
    int ending(int company, Place place, @Nullable Group except) {
        if (!is(Group.FIRST) && !is(Group.MARCH)) {
            return company;
        }
        int ending = company;
        for (var g : GROUPS) {
            if (marches(g)) {
                int back = g == except ? 0 : total(g) - settles(g);
                ending += starts(g, place) ? back - pa(g) : 0;
                ending -= stepsFirst(g, place) ? joined(g) : 0;
                ending += g != except && ends(g, place) ? settles(g) : 0;
            }
        }
        return ending;
    }

    /** CA-7.14: how many PA a group may still bring there. An assault may bring any number. */
    int room(Ground ground, Place place, @Nullable Group except) {
        return (ground.home & place.bit()) == 0
                ? Integer.MAX_VALUE
                : State.COMPANY_MOST - ending(ground.company(place), place, except);
    }

    /** CA-7.7: the PA with which others than this group challenge a place. */
    int strength(Place place, @Nullable Group except) {
        int strength = 0;
        for (var g : GROUPS) {
            strength += g != except && marches(g) && ends(g, place) ? total(g) : 0;
        }
        return strength;
    }
}
