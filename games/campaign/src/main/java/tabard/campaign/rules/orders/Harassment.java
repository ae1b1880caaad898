package tabard.campaign.rules.orders;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Refusal;
import tabard.table.sheet.Subset;

/** 4.12: which groups may follow a company that has left the place where they arrived, and where to. Read off the placement of 21.14. */
final class Harassment {
    private Harassment() {}

    /** The groups of a player that may follow somebody and do not yet, as a set; none after he has chosen to spy. */
    static long groups(State s, Banner seat) {
        long set = 0;
        if (!s.is(State.MARCH, seat, MarchOption.ESPIONAGE)) {
            for (var group : Group.ALL) {
                set |= s.isEmpty(State.CHASES, seat, group) && prey(s, seat, group) != null ? Subset.bit(group) : 0;
            }
        }
        return set;
    }

    /** Where the company is now that the group may follow; none if there is no such company, or it is out of reach. */
    static @Nullable Place prey(State s, Banner seat, Group group) {
        var now = fled(s, seat, group);
        return now != null && reaches(s, seat, group, now) && mayEnd(s, seat, group, now) ? now : null;
    }

    /** Where the whole enemy company has gone that stood, when the phase began, where the group has arrived. */
    private static @Nullable Place fled(State s, Banner seat, Group group) {
        var at = s.get(State.AT, seat, group);
        if (at == null || s.count(State.PA, seat, group) == 0 || s.company(at) > 0) {
            return null;
        }
        for (var other : s.players()) {
            for (var theirs : Group.ALL) {
                if (other != seat && left(s, other, theirs, at)) {
                    var now = s.get(State.AT, other, theirs);
                    return now == at ? null : now;
                }
            }
        }
        return null;
    }

    /** Whether troops of this group came from there: it was their start, or they were joined there (CA-7.5). */
    private static boolean left(State s, Banner banner, Group group, Place place) {
        return s.count(State.PA, banner, group) > 0
                && (s.is(State.FROM, banner, group, place)
                        || (s.count(State.JOINED, banner, group) > 0
                                && s.is(State.PATH, banner, group, Leg.ONE, place)));
    }

    /** [R] of 4.12: from its start, in as many steps as were ordered, one more if the Forced March step was not, over any border. */
    private static boolean reaches(State s, Banner seat, Group group, Place target) {
        var draft = new Draft(s, seat);
        int steps = draft.legs(group) + (draft.marchOrdered() ? 0 : 1);
        long crossed = crossable(s, seat);
        for (int l = 0; l < draft.legs(group) - 1; l++) {
            crossed |= draft.path(group, l).bit(); // its own way is paid for
        }
        long reached = 0;
        long edge = draft.from(group).bit();
        for (int step = 1; step <= steps; step++) {
            long next = step <= draft.legs(group) ? draft.path(group, step - 1).bit() : 0;
            next |= Place.in(edge).union(s.map()::neighbours);
            reached |= next;
            edge = next & crossed;
        }
        return (reached & target.bit()) != 0;
    }

    /** CA-9.8: what could be crossed for nothing on the map as it stood before the moves, when nobody had left yet. */
    private static long crossable(State s, Banner seat) {
        long guarded = 0;
        for (var place : Place.in(s.guarded())) {
            guarded |= s.stands(place) == seat ? 0 : place.bit();
        }
        for (var other : s.players()) {
            for (var group : Group.ALL) {
                if (other != seat && s.count(State.PA, other, group) > 0) {
                    guarded |= s.require(State.FROM, other, group).bit();
                    if (s.count(State.JOINED, other, group) > 0) {
                        guarded |= s.require(State.PATH, other, group, Leg.ONE).bit();
                    }
                }
            }
        }
        var ground = new Ground(s, seat);
        return ground.free & ~guarded;
    }

    /** CA-8.8, 7.14: a fortress or city asks its number, and own or virgin land has room for 8000 PA only. */
    private static boolean mayEnd(State s, Banner seat, Group group, Place place) {
        var ground = new Ground(s, seat);
        int pa = s.count(State.PA, seat, group);
        int there = 0;
        for (var other : Group.ALL) {
            var end = s.isEmpty(State.CHASES, seat, other)
                    ? s.get(State.AT, seat, other)
                    : s.get(State.CHASES, seat, other);
            there += other != group && end == place ? s.count(State.PA, seat, other) : 0;
        }
        if (pa + there < ground.least(place)) {
            return false;
        }
        return (ground.home & place.bit()) == 0 || pa + there + ground.company(place) <= State.COMPANY_MOST;
    }

    static Refusal refusal(State s, Banner seat, Group group) {
        if (s.is(State.MARCH, seat, MarchOption.ESPIONAGE)) {
            return WhyNotOrdered.refused("CA-4.10", "refused.one-option");
        }
        if (!s.isEmpty(State.CHASES, seat, group)) {
            return WhyNotOrdered.refused("CA-4.12", "refused.said-already");
        }
        var now = fled(s, seat, group);
        if (now == null) {
            return WhyNotOrdered.refused("CA-4.12", "refused.nobody-fled", group);
        }
        return reaches(s, seat, group, now)
                ? WhyNotOrdered.refused("CA-8.8", "refused.chase-few", now)
                : WhyNotOrdered.refused("CA-4.12", "refused.out-of-reach", now);
    }
}
