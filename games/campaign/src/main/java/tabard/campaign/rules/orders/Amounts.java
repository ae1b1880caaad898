package tabard.campaign.rules.orders;

import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.Group;

/**
 * Between which numbers a group may be changed so that the draft stays what it is, lawful or at least no worse: whatever counts on these
 * troops (8.8, 18.12, 21.7) sets the least, whatever has room for them (7.5, 7.14) the most. Nothing is possible where least is above most.
 */
final class Amounts {
    static final int RAZERS_LEAST = 2000; // CA-18.12

    private final Ground ground;
    private final Draft d;
    private final int left;

    Amounts(Ground ground, Draft d, int left) {
        this.ground = ground;
        this.d = d;
        this.left = left;
    }

    /** The PA that the group needs in all, those that join it included. */
    private int needed(Group g) {
        var end = d.end(g);
        int strength = d.strength(end, null);
        int least = ground.least(end);
        boolean counts = least > State.THOUSAND && strength >= least && !passes(g);
        int needed = counts ? least - (strength - d.total(g)) : 0;
        int annexed = 0;
        for (int l = 0; l < d.legs(g); l++) {
            needed = d.razes(g, l) ? Math.max(needed, RAZERS_LEAST) : needed;
            annexed += l < d.legs(g) - 1 && (ground.annexed & d.path(g, l).bit()) != 0 ? 1 : 0;
        }
        // CA-8.1: a small company pays 1 PC more for each territory that it annexes in passing
        return annexed > left && d.total(g) >= State.LARGE ? Math.max(needed, State.LARGE) : needed;
    }

    /** How many more may be at a place; none if there are too many already. */
    private int spare(Place place) {
        return Math.max(0, d.room(ground, place, null));
    }

    private boolean settlesAll(Group g) {
        return d.settles(g) == d.total(g);
    }

    /** Whether the group may only pass where it is, so that it need not have room there. */
    private boolean passes(Group g) {
        return (ground.free & d.end(g).bit()) != 0 && d.mayHave(g, d.legs(g) + 1);
    }

    int partLeast(Group g) {
        int least = Math.max(State.THOUSAND, needed(g) - d.joined(g));
        // whoever goes makes room at home for others
        return d.end(g) == d.from(g) ? least : Math.max(least, d.settles(g) - spare(d.from(g)) - d.joined(g));
    }

    int partMost(Group g) {
        int most = ground.company(d.from(g));
        if (d.joined(g) > 0) {
            most = Math.min(most, State.COMPANY_MOST - ground.company(d.path(g, 0)));
        }
        if (settlesAll(g) && d.end(g) != d.from(g) && !passes(g)) {
            most = Math.min(most, Math.max(d.pa(g), d.room(ground, d.end(g), g) - d.joined(g)));
        }
        return most;
    }

    /** Where the group could be joined by others: an own territory with a company, from which nobody sets out. Only one group has steps enough. */
    boolean joins(Group g) {
        var at = d.path(g, 0);
        if (d.legs(g) < 2 || !d.marches(g) || (ground.own & ground.companies & at.bit()) == 0) {
            return false;
        }
        for (var other : Group.ALL) {
            if (d.is(other) && d.from(other) == at) {
                return false;
            }
        }
        return ground.company(at) > 0;
    }

    int joinLeast(Group g) {
        var at = d.path(g, 0);
        int least = Math.max(0, needed(g) - d.pa(g));
        return d.end(g) == at ? least : Math.max(least, d.joined(g) - spare(at));
    }

    int joinMost(Group g) {
        var at = d.path(g, 0);
        int most = ground.company(at);
        if (d.pa(g) + most > State.COMPANY_MOST) {
            return 0; // CA-7.5
        }
        if (!settlesAll(g)) {
            return Math.min(most, d.joined(g) + spare(d.from(g)));
        }
        return d.end(g) == at || passes(g)
                ? most
                : Math.min(most, Math.max(d.joined(g), d.room(ground, d.end(g), g) - d.pa(g)));
    }

    /** CA-7.10: only in land that is not one's own already is there anything to settle. */
    boolean settles(Group g) {
        return d.marches(g)
                && (((ground.own & ~ground.hostile) | ground.companies)
                                & d.end(g).bit())
                        == 0;
    }

    int settleLeast(Group g) {
        return Math.max(0, d.settles(g) - spare(d.from(g)));
    }

    int settleMost(Group g) {
        return Math.min(d.total(g), Math.max(d.settles(g), d.room(ground, d.end(g), g)));
    }

    /** CA-7.13: what is handed over of the company in a city, if so many are now. */
    int reserveLeast(Place place, int now) {
        int least = Math.max(0, now - spare(place));
        for (var g : Group.ALL) {
            if (d.is(g) && d.joined(g) > 0 && d.path(g, 0) == place) {
                least = Math.max(least, d.pa(g) + ground.company(place) + now - State.COMPANY_MOST);
            }
        }
        return least;
    }

    int reserveMost(Place place, int now, int reservists) {
        return Math.min(State.RESERVISTS_MOST - reservists, ground.company(place) + now - d.leaving(place));
    }
}
