package tabard.campaign.rules.orders;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Construction;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/**
 * Where the troops of one player can be ordered to, and what can be said of them, as sets (21.4: nothing is read but the map and his own
 * orders). A group may also be sent where it cannot stop, if it could go on or be joined by another there: the draft is then wanting.
 */
final class Reach {
    private final State s;
    private final Banner seat;
    final Ground ground;
    final Draft d;
    final Amounts amounts;

    /** PC that nothing is sure to cost (CA-21.7). */
    final int left;

    private final @Nullable Group slot; // where a new group would be written, and whether it could go on
    private final boolean passing;
    private final long gone; // whence groups go (CA-7.6)
    private final long ends; // where groups end, by which others may be strengthened or kept out
    private final long small; // where companies may stop: under 2000 PA, under 4000, and larger ones
    private final long middling;
    private final long large;

    Reach(State s, Banner seat) {
        this.s = s;
        this.seat = seat;
        ground = new Ground(s, seat);
        d = new Draft(s, seat);
        left = s.pc(seat) - OrderCosts.committed(ground, d);
        amounts = new Amounts(ground, d, left);
        slot = d.slot();
        passing = slot != null && d.mayHave(slot, 2);
        gone = d.left();
        long set = 0;
        for (var g : Draft.GROUPS) {
            set |= d.marches(g) ? d.end(g).bit() : 0;
        }
        ends = set;
        large = slot == null ? 0 : roomy(State.THOUSAND, null, ground.map.all());
        middling = large & ~ground.cities;
        small = middling & ~ground.fortresses;
    }

    // where to (9)

    /** Those of some places that have room for so many, but for what the group itself brings (CA-7.14). */
    private long roomy(int troops, @Nullable Group g, long among) {
        long set = among;
        for (var place : Place.in((ground.companies | gone | ends) & ground.home & among)) {
            set &= d.room(ground, place, g) < troops ? ~place.bit() : -1;
        }
        return set;
    }

    /** Where a company of so many PA may stop (CA-8.8, 9.4), with those of other groups that go there (CA-7.7). */
    private long strong(long weak, int troops, @Nullable Group g) {
        long set = weak;
        for (var place : Place.in(ends & (ground.fortresses | ground.cities) & ~weak)) {
            set |= troops + d.strength(place, g) >= ground.least(place) ? place.bit() : 0;
        }
        return set;
    }

    /** The ends open to a new group from a place. A bot is sent only where it can stop: it might withdraw and be sent there for ever. */
    private long ends(Place from, boolean people) {
        int troops = slot == null || (gone & from.bit()) != 0 ? 0 : ground.company(from);
        if (troops == 0) {
            return 0;
        }
        long stops = troops >= Prices.CITY_LEAST ? large : troops >= Prices.FORTRESS_LEAST ? middling : small;
        stops = strong(stops, troops, null);
        if (!people) {
            return stops;
        }
        long set = passing ? stops | ground.free : stops;
        return set | joint(from, ~set & (ground.fortresses | ground.cities));
    }

    /** Fortresses and cities for which the company is too small, but would not be with another that may still be sent there (CA-7.7). */
    private long joint(Place from, long places) {
        boolean another = slot == Group.FIRST || (slot == Group.SECOND && d.forced && !d.marchOrdered());
        long set = 0;
        for (var place : Place.in(another ? ground.around(from, d.infiltration) & places : 0)) {
            int missing = ground.least(place) - ground.company(from) - d.strength(place, null);
            var others = Place.in(ground.companies & ground.around(place, d.infiltration) & ~gone & ~from.bit());
            set |= others.any(other -> ground.company(other) >= missing) ? place.bit() : 0;
        }
        return set;
    }

    /** Companies that a new group could be made of. */
    long waiting() {
        return slot == null ? 0 : ground.companies & ~gone;
    }

    long sent(Place from, boolean people) {
        return ground.map.open(from) & ends(from, people);
    }

    long jumped(Place from, boolean people) {
        boolean possible = left >= OrderCosts.JUMP && (ground.portals & from.bit()) != 0 && slot != Group.MARCH;
        return possible ? ground.portals & ~from.bit() & ends(from, people) : 0;
    }

    long crossed(Place from, boolean people) {
        return d.infiltration && left >= OrderCosts.CROSSING ? ground.map.closed(from) & ends(from, people) : 0;
    }

    /** Own land from which a faction could spread (CA-7.8). */
    long spreading() {
        return left >= Prices.FACTION && ground.plain != 0 && d.standingSlot() != null ? ground.own & ~gone : 0;
    }

    /** CA-18.15 */
    long spread(Place from) {
        return ground.map.open(from) & ground.plain;
    }

    /** CA-9.7: where companies stand beside a mine that is not theirs, or as guests. */
    long taken() {
        if (d.standingSlot() == null) {
            return 0;
        }
        long guests = ground.companies & ~ground.own;
        long pits = ground.companies & ground.own & ground.mines;
        long set = guests | (pits != 0 && mineLeft() ? pits : 0);
        return set & ~gone;
    }

    /** CA-18.2: whether one mine more would not be too many. */
    boolean mineLeft() {
        int mines = s.mines(seat);
        for (var g : Draft.GROUPS) {
            mines += d.takesMine(g) ? 1 : 0;
        }
        return mines < Construction.MOST_MINES;
    }

    /** What it costs for sure to go on from where the group is now; more than anybody has where that cannot be crossed. */
    int crossing(Group g) {
        long end = d.end(g).bit();
        if ((ground.free & end) != 0) {
            return 0;
        }
        return (ground.annexed & end) != 0 ? OrderCosts.annexing(ground.map, d.end(g), d.total(g)) : Integer.MAX_VALUE;
    }

    /** Those of some ends that are open to a group that goes on. */
    private long further(Group g, long among, boolean people) {
        if (!d.mayHave(g, d.legs(g) + 1) || crossing(g) > left) {
            return 0;
        }
        int most = d.total(g) + (people ? joining(g) : 0);
        long roomy = roomy(d.total(g), g, among);
        long weak = most >= Prices.CITY_LEAST
                ? roomy
                : roomy & ~ground.cities & ~(most >= Prices.FORTRESS_LEAST ? 0 : ground.fortresses);
        long stops = strong(weak, most, g) & among;
        return people && d.mayHave(g, d.legs(g) + 2) ? stops | (ground.free & among) : stops;
    }

    /** Those whom the group could take along from where it is now (CA-7.5), which may make it strong enough. */
    int joining(Group g) {
        var at = d.end(g);
        boolean possible = d.legs(g) == 1
                && (ground.own & ground.companies & at.bit()) != 0
                && !d.leaves(at)
                && d.pa(g) + ground.company(at) <= State.COMPANY_MOST;
        return possible ? ground.company(at) : 0;
    }

    long walkedOn(Group g, boolean people) {
        return d.marches(g) ? further(g, ground.map.open(d.end(g)), people) : 0;
    }

    long jumpedOn(Group g, boolean people) {
        if (!d.marches(g) || (ground.portals & d.end(g).bit()) == 0 || !d.mayJump(g)) {
            return 0;
        }
        return left - crossing(g) >= OrderCosts.JUMP
                ? further(g, ground.portals & ~d.end(g).bit(), people)
                : 0;
    }

    long crossedOn(Group g, boolean people) {
        return d.infiltration && d.marches(g) && left - crossing(g) >= OrderCosts.CROSSING
                ? further(g, ground.map.closed(d.end(g)), people)
                : 0;
    }

    // what is said of a group

    boolean takesMine(Group g) {
        return d.marches(g) && !d.takesMine(g) && (ground.mines & d.end(g).bit()) != 0 && mineLeft();
    }

    /** Virgin land that the group passes, with or without leaving a faction there (CA-9.9). */
    long passed(Group g, boolean leaving) {
        long set = 0;
        for (int l = 0; l < d.legs(g) - 1; l++) {
            var place = d.path(g, l);
            set |= d.leg(g, place) == l && d.plants(g, l) == leaving ? place.bit() : 0;
        }
        return set & ground.plain;
    }

    /** Portals on its way that the group may destroy, or is to destroy (CA-18.12). */
    long portals(Group g, boolean razed) {
        boolean possible = razed || (d.total(g) >= Amounts.RAZERS_LEAST && left >= Prices.PORTAL_RAZED);
        long set = 0;
        for (int l = 0; possible && d.marches(g) && l < d.legs(g); l++) {
            var place = d.path(g, l);
            set |= d.leg(g, place) == l && d.razes(g, l) == razed ? place.bit() : 0;
        }
        return set & ground.portals;
    }

    /** A group that cannot stop where it is (CA-8.8, 7.14); none if the orders are whole. */
    @Nullable
    Group wanting() {
        for (var g : Draft.GROUPS) {
            if (d.marches(g) && (tooWeak(g) || crowded(g))) {
                return g;
            }
        }
        return null;
    }

    boolean tooWeak(Group g) {
        int least = ground.least(d.end(g));
        return least > State.THOUSAND && d.strength(d.end(g), null) < least;
    }

    boolean crowded(Group g) {
        return d.room(ground, d.end(g), null) < 0;
    }
}
